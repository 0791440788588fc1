print("aviary")
