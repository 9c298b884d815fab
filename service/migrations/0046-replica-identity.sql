-- Without a primary key nothing could be removed from it in a database that publishes its tables, as one that is upgraded by logical replication does.
ALTER TABLE layout_references REPLICA IDENTITY FULL;
