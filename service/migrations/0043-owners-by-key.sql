-- With nested loops off, the things that touched lists belong to were joined by their site alone: a tag put on one of 50,000 articles read all of them,
-- and a merge of a tag that 1,851 bear took 47 s. Each is looked up by its key, in the triggers that there are and in those of later tables.
DO $$
DECLARE
  joined CONSTANT text := '(FROM \S+ r WHERE r\.uuid = l\.owner AND [^()]*)\) r ON true';
  found record;
BEGIN
  FOR found IN
    SELECT oid::regprocedure AS name, regexp_replace(pg_get_functiondef(oid), joined, '\1 OFFSET 0) r ON true', 'g') AS definition
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosrc ~ 'lists AS MATERIALIZED'
  LOOP
    IF found.definition !~ 'OFFSET 0\) r ON true' THEN
      RAISE EXCEPTION 'The things that lists belong to were not found in %.', found.name;
    END IF;
    EXECUTE found.definition;
  END LOOP;
END $$;
