-- Each count is a commit of its own. Without a log, it does not wait for the disk. A crash of the database resets the counters.
ALTER TABLE "rate_limits" SET UNLOGGED;
