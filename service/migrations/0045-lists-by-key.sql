-- What a list holds was found by hashing all of its table: with 800,000 tags on the articles of all sites, a save that changed one took 80 ms more.
-- It is looked up by its key, in the triggers that there are and in those of later tables. A table without statistics, as each is at first, looks so
-- small that its index seems not to be worth it: then each lookup would read all of it.
DO $$
DECLARE
  joined CONSTANT text := '\(SELECT r\.\* FROM (\S+) r JOIN touched t ON (\S+) = t\.owner AND (\S+) IS NOT DISTINCT FROM t\.list_site WHERE ([^\n]*)\),\n';
  found record;
  definition text;
BEGIN
  FOR found IN
    SELECT oid::regprocedure AS name, pg_get_functiondef(oid) AS before FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prosrc ~ 'lists AS MATERIALIZED'
  LOOP
    definition := regexp_replace(found.before, joined,
      E'(SELECT r.* FROM touched l CROSS JOIN LATERAL (SELECT r.* FROM \\1 r WHERE \\2 = l.owner AND <\\3> AND \\4 OFFSET 0) r),\n', 'g');
    IF definition = found.before THEN
      RAISE EXCEPTION 'What a list holds was not found in %.', found.name;
    END IF;
    -- The condition for the site, as what follows in the same function has it.
    definition := replace(replace(replace(definition, '<%1$s>', '%12$s'), '<r.instance_id>', 'r.instance_id = l.list_site'), '<NULL::text>', 'true');
    EXECUTE replace(definition, E'\n SET enable_nestloop TO ''off''', E'\n SET enable_nestloop TO ''off''\n SET enable_seqscan TO ''off''');
  END LOOP;
  definition := pg_get_functiondef('audit_triggers'::regproc);
  EXECUTE replace(definition, 'SET enable_nestloop = off', 'SET enable_nestloop = off SET enable_seqscan = off');
END $$;

-- The rows of a merge that was undone belong to the list as well.
DROP INDEX merges_of_ended, merges_of_kept;
CREATE INDEX merges_of_ended ON merges (instance_id, ended_uuid);
CREATE INDEX merges_of_kept ON merges (instance_id, kept_uuid);
