-- What tells this database from others, wherever it is moved to: the store of media keeps it, too, so that no other
-- database takes the files of this one for its own and sweeps them away (service/blobs/store-owner.ts).

CREATE TABLE database_identity (
  id text PRIMARY KEY
);
INSERT INTO database_identity VALUES (gen_random_uuid()::text);
GRANT SELECT ON database_identity TO touchline_app;
