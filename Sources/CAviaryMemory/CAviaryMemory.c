#include "CAviaryMemory.h"
