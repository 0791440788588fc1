#include "CAviaryQuartz.h"
