import OSLog
import Testing
import os.lock
import os.log
import os.signpost
