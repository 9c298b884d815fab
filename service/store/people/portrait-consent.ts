import type { PortraitConsent, PortraitConsentState } from '../contract.ts';
import { joinSql, type Sql, sql } from '../sql.ts';
import { dayIn, siteZone } from '../time/days.ts';

/** How many days before its end a consent is said to end soon. */
const warnDays = 30;

/** Where the consent of a person stands, as conditions on the columns of their table: each person fits exactly one. */
function conditions(today: Sql): Record<PortraitConsentState, Sql> {
  const given = sql`portrait_consent = 'given'`;
  const last = sql`${today} + ${warnDays}::integer`;
  return {
    notAsked: sql`portrait_consent = 'notAsked'`,
    withdrawn: sql`portrait_consent = 'withdrawn'`,
    ended: sql`${given} AND portrait_consent_until < ${today}`,
    endingSoon: sql`${given} AND portrait_consent_until BETWEEN ${today} AND ${last}`,
    given: sql`${given} AND (portrait_consent_until IS NULL OR portrait_consent_until > ${last})`,
  };
}

/** The people whose consent stands so today; all of them where nothing is asked for. The day is a value: it makes a count of its own. */
export function consentIs(state: PortraitConsentState | undefined): Sql[] {
  return state === undefined ? [] : [sql`(${conditions(sql`${dayIn()}::date`)[state]})`];
}

/** The day at a site at a moment. */
const dayAt = (at: Sql): Sql => sql`(${at} AT TIME ZONE ${siteZone})::date`;

const states = Object.entries(conditions(dayAt(sql`now()`))).map(([state, holds]) => sql`WHEN ${holds} THEN ${state}`);

/** Where the consent of a row of a table of people stands. */
export const consentState = sql`CASE ${joinSql(states, sql` `)} END`;

/** What a row of a list and a whole person tell of the consent, of a row `p` of a table of people. */
export const consentJson = sql`'portraitConsent', p.portrait_consent, 'portraitConsentUntil', p.portrait_consent_until,
  'portraitConsentBy', p.portrait_consent_by, 'portraitConsentState', ${consentState}`;

/** The columns' values of what is sent about it. */
export function consentRow(input: PortraitConsent) {
  return {
    portrait_consent: input.portraitConsent ?? 'notAsked',
    portrait_consent_until: input.portraitConsentUntil ?? null,
    portrait_consent_by: input.portraitConsentBy?.trim() || null,
  };
}

/**
 * The condition that the row of `media` that is called `row` is a portrait which visitors must not see at a
 * moment: the consent of a person whom it shows is withdrawn or has ended. Which these are is read once a query.
 */
export function isHiddenPortrait(row: Sql, at: Sql): Sql {
  const hiddenOf = (people: Sql, portraits: Sql) => {
    const of = (holds: Sql) => sql`
      SELECT split_part(e->>'mediaString', '|', 3) FROM ${people}, jsonb_array_elements(${portraits}) e WHERE ${holds}`;
    return [
      of(sql`portrait_consent = 'withdrawn'`),
      of(sql`portrait_consent = 'given' AND portrait_consent_until < ${dayAt(at)}`),
    ];
  };
  const hidden = [...hiddenOf(sql`players`, sql`portraits`), ...hiddenOf(sql`staff`, sql`staff_media`)];
  return sql`(${row}.key IN (${joinSql(hidden, sql` UNION ALL `)}))`;
}
