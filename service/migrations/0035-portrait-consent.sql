-- Whether a person has agreed that visitors see the portraits, until which day, and who agreed: without it they are hidden.
ALTER TABLE players
  ADD COLUMN portrait_consent text NOT NULL DEFAULT 'notAsked' CHECK (portrait_consent IN ('notAsked', 'given', 'withdrawn')),
  ADD COLUMN portrait_consent_until date,
  ADD COLUMN portrait_consent_by text;
ALTER TABLE staff
  ADD COLUMN portrait_consent text NOT NULL DEFAULT 'notAsked' CHECK (portrait_consent IN ('notAsked', 'given', 'withdrawn')),
  ADD COLUMN portrait_consent_until date,
  ADD COLUMN portrait_consent_by text;

-- Every page of a site asks whose portraits are hidden, and Home whose consent ends soon.
CREATE INDEX players_of_consent ON players (instance_id, portrait_consent, portrait_consent_until) WHERE portrait_consent <> 'notAsked';
CREATE INDEX staff_of_consent ON staff (instance_id, portrait_consent, portrait_consent_until) WHERE portrait_consent <> 'notAsked';
