-- A copy of a database has its identity, too. The store and the database keep a mark that is made anew at each sweep, so
-- that the marks of the two copies differ from then on (service/blobs/store-mark.ts). `next_mark` is on its way.

ALTER TABLE database_identity ADD COLUMN mark text, ADD COLUMN next_mark text;
GRANT UPDATE (mark, next_mark) ON database_identity TO touchline_app;
