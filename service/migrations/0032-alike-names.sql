-- Whether somebody of a name is there already is asked whatever the blanks, apostrophes and hyphens of the name, and its letter
-- case and width: a collation that passes over signs keeps an index for it, which a fold of the names could not, because
-- row-level security looks through an index by operators alone.
CREATE COLLATION alike (provider = icu, locale = 'und-u-ka-shifted-ks-level2-kv-symbol', deterministic = false);
DROP INDEX players_of_name, staff_of_name;
CREATE INDEX players_of_name ON players
  (instance_id, last_name COLLATE alike, first_name COLLATE alike, date_of_birth) WHERE NOT deleted;
CREATE INDEX staff_of_name ON staff (instance_id, last_name COLLATE alike, first_name COLLATE alike) WHERE NOT deleted;
DROP COLLATION any_case;
