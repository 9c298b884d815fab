-- The history of a list's rows grouped them once for every thing that a statement touched, which is the square of what it writes: 4,000
-- pictures that get a tag took 50 s. They are grouped once for all of them, in the triggers that there are and in those of later tables.
DO $$
DECLARE
  squared CONSTANT text := 'lists AS MATERIALIZED \(SELECT t\.list_site, t\.owner,'
    || '\s+\(SELECT ((?:(?!FROM former).)*) FROM former r WHERE r\.(\S+) = t\.owner AND ((?:(?!AS was).)*)\) AS was,'
    || '\s+\(SELECT (?:(?!AS became).)*\) AS became\s+FROM touched t\)';
  -- A thing without rows has what the list makes of none.
  grouped CONSTANT text := 'lists AS MATERIALIZED (SELECT t.list_site, t.owner,
      coalesce(w.list, (SELECT \1 FROM former r WHERE false)) AS was,
      coalesce(b.list, (SELECT \1 FROM present r WHERE false)) AS became
      FROM touched t
      LEFT JOIN (SELECT r.\2 AS owner, \1 AS list FROM former r WHERE \3 GROUP BY r.\2) w ON w.owner = t.owner
      LEFT JOIN (SELECT r.\2 AS owner, \1 AS list FROM present r WHERE \3 GROUP BY r.\2) b ON b.owner = t.owner)';
  found record;
BEGIN
  FOR found IN
    SELECT oid::regprocedure AS name, regexp_replace(pg_get_functiondef(oid), squared, grouped, 'g') AS definition
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosrc ~ 'lists AS MATERIALIZED'
  LOOP
    IF found.definition ~ 'former r WHERE r\.\S+ = t\.owner' THEN
      RAISE EXCEPTION 'The history of lists was not found in %.', found.name;
    END IF;
    EXECUTE found.definition;
  END LOOP;
END $$;
