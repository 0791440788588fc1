#include "CarbonEvents.h"
