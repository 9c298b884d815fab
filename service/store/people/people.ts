import { spellingsOf } from '../../../openapi/formats/text.ts';
import type { PortraitConsentState } from '../contract.ts';
import { madeByImport } from '../imports/imported-rows.ts';
import { writtenCountry } from '../input/input-values.ts';
import { type ChangedDays, changedBetween } from '../lists/changed.ts';
import type { SortColumn } from '../lists/page.ts';
import { type Sql, sql } from '../sql.ts';
import { consentIs } from './portrait-consent.ts';

/** What lists of players and lists of staff are filtered by alike. */
export interface PeopleFilter extends ChangedDays {
  firstName?: string | undefined;
  lastName?: string | undefined;
  gender?: 'male' | 'female' | 'neutral' | undefined;
  nationality?: string | undefined;
  deleted?: boolean | undefined;
  importUuid?: string | undefined;
  portraitConsentState?: PortraitConsentState | undefined;
}

/** The conditions of such a filter on a table of people. Names are compared whole, whatever their letter case, apostrophes and hyphens. */
export function peopleConditions(filter: PeopleFilter): Sql[] {
  const { firstName, lastName, gender, nationality } = filter;
  return [
    filter.deleted ? sql`deleted` : sql`NOT deleted`,
    ...(lastName === undefined ? [] : [sql`last_name COLLATE alike = ANY(${spellingsOf(lastName)}::text[])`]),
    ...(firstName === undefined ? [] : [sql`first_name COLLATE alike = ANY(${spellingsOf(firstName)}::text[])`]),
    ...(gender === undefined ? [] : [sql`gender = ${gender}`]),
    ...(nationality === undefined ? [] : [sql`nationality = ${writtenCountry(nationality)}`]),
    ...consentIs(filter.portraitConsentState),
    ...madeByImport(filter.importUuid),
    ...changedBetween(filter),
  ];
}

const lastName: SortColumn = { order: sql`last_name COLLATE "sv-x-icu"`, mayBeEmpty: false };
const firstName: SortColumn = { order: sql`first_name COLLATE "sv-x-icu"`, mayBeEmpty: false };

/** The order of people by a column of their table that may be empty, and by name where it is the same. */
export function thenByName(order: Sql, join?: Sql): readonly SortColumn[] {
  return [{ order, mayBeEmpty: true, ...(join && { join }) }, lastName, firstName];
}

/** What lists of players and lists of staff can be ordered by alike. */
export const peopleSorts = {
  fullName: [lastName, firstName],
  lastName: [lastName, firstName],
  firstName: [firstName, lastName],
  nationality: thenByName(sql`nationality`),
  gender: thenByName(sql`gender`),
  createdAt: [{ order: sql`created_at`, mayBeEmpty: false }],
  lastModified: [{ order: sql`last_modified`, mayBeEmpty: false }],
} as const satisfies Record<string, readonly SortColumn[]>;
