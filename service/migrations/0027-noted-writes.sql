-- How often tables were written to, so that what was counted in a table holds until that table is written to in that site.
-- A number grows before its transaction ends; service/store/lists/totals.ts says what follows from that. Several tables and
-- sites share a number: then something is counted once more than needed.
-- Ran before as 67c6e8d40315c597dd41b7057449b3a76c369f05685fdb8f02828e36c8b301d2, which failed on a database with tables of
-- somebody else.
DO $$
BEGIN
  FOR number IN 0..255 LOOP
    EXECUTE format('CREATE SEQUENCE writes_%1$s; GRANT SELECT ON SEQUENCE writes_%1$s TO touchline_app', number);
  END LOOP;
END
$$;

-- The sequence of a table, named as the site's instance id, empty for a table without sites, a blank and the table's name.
CREATE FUNCTION writes_of(noted text) RETURNS regclass STABLE LANGUAGE sql AS $$
  SELECT ('public.writes_' || (hashtext(noted) & 255))::regclass
$$;

CREATE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM nextval(writes_of(
    CASE TG_ARGV[0] WHEN 'site' THEN coalesce(current_setting('app.instance_id', true), '') ELSE '' END || ' ' || TG_TABLE_NAME));
  RETURN NULL;
END
$$;

-- Notes each statement that writes to a table. Every table calls it right after it is made, but the audit.
CREATE FUNCTION note_writes(noted regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  has_sites boolean := EXISTS (
    SELECT FROM pg_attribute WHERE attrelid = noted AND attname = 'instance_id' AND NOT attisdropped);
BEGIN
  EXECUTE format('CREATE TRIGGER note_write AFTER INSERT OR UPDATE OR DELETE ON %s
    FOR EACH STATEMENT EXECUTE FUNCTION note_write(%L)', noted, CASE WHEN has_sites THEN 'site' ELSE '' END);
END
$$;

DO $$
DECLARE
  noted regclass;
BEGIN
  FOR noted IN
    SELECT oid FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition AND relname <> 'audit_entries'
      AND has_table_privilege(oid, 'TRIGGER')
    ORDER BY relname
  LOOP
    PERFORM note_writes(noted);
  END LOOP;
END
$$;
