-- Of a game that was postponed the first start is told as it was known: only its day, where the time was to be decided.
ALTER TABLE games ADD COLUMN original_time_to_be_decided boolean NOT NULL DEFAULT false;
