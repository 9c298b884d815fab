-- A temporary table hides the one of its name from every function whose search path does not name pg_temp, last. Triggers that run as
-- the owner would write into one of the service's role, whose own trigger would then run as the owner too.
DO $$
DECLARE
  owners_function regprocedure;
BEGIN
  FOR owners_function IN
    SELECT oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosecdef
      AND EXISTS (SELECT FROM unnest(proconfig) AS setting WHERE setting = 'search_path=pg_catalog, public')
  LOOP
    EXECUTE format('ALTER FUNCTION %s SET search_path = pg_catalog, public, pg_temp', owners_function);
  END LOOP;
  -- So do those that later tables get.
  EXECUTE replace(
    pg_get_functiondef('audit_triggers(regclass, text, text, text, text)'::regprocedure),
    'SET search_path = pg_catalog, public SET',
    'SET search_path = pg_catalog, public, pg_temp SET');
END $$;
