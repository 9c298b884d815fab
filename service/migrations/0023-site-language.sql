-- The language in which a site speaks to its visitors.

ALTER TABLE sites ADD COLUMN lang text NOT NULL DEFAULT 'sv' CHECK (lang IN ('en', 'sv'));
