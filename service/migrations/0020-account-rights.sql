-- The service keeps who came and what they are called. Who may do what is given by the owner of the tables alone
-- (npm run grant), so that no statement of the service can make somebody a super administrator.
REVOKE INSERT, UPDATE, DELETE ON accounts, site_access FROM touchline_app;
GRANT UPDATE (name, email, last_seen) ON accounts TO touchline_app;
