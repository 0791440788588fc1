#include "CAviarySupport.h"
