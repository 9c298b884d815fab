-- When a row came in, so that what an import made is forgotten once nobody goes on with it or looks at its list any more.
ALTER TABLE imported_rows ADD COLUMN made_at timestamptz NOT NULL DEFAULT now();
