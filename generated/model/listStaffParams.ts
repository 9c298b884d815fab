/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ChangedFromParameter } from './changedFromParameter.ts';
import type { ChangedUntilParameter } from './changedUntilParameter.ts';
import type { FirstNameParameter } from './firstNameParameter.ts';
import type { ImportUuidParameter } from './importUuidParameter.ts';
import type { LastNameParameter } from './lastNameParameter.ts';
import type { ListStaffSortBy } from './listStaffSortBy.ts';
import type { NationalityParameter } from './nationalityParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { PersonGenderParameter } from './personGenderParameter.ts';
import type { PortraitConsentStateParameter } from './portraitConsentStateParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { SeriesUuidParameter } from './seriesUuidParameter.ts';
import type { SortOrderParameter } from './sortOrderParameter.ts';
import type { TeamUuidParameter } from './teamUuidParameter.ts';
import type { TimeZoneParameter } from './timeZoneParameter.ts';
import type { WithoutTeamParameter } from './withoutTeamParameter.ts';

export type ListStaffParams = {
/**
 * Text to search for, letter case and surrounding blanks ignored.
 * @maxLength 100
 */
search?: SearchParameter;
/**
 * Number of the page, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Rows in a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Identifier of a team.
 */
teamUuid?: TeamUuidParameter;
/**
 * Only rows of this series.
 */
seriesUuid?: SeriesUuidParameter;
/**
 * Only people without a team (true) or with one (false).
 */
withoutTeam?: WithoutTeamParameter;
/**
 * Only people of this gender.
 */
gender?: PersonGenderParameter;
/**
 * Only people of this country, by its code.
 * @pattern ^([A-Z]{2}|sv)$
 */
nationality?: NationalityParameter;
/**
 * A day, written yyyy-MM-dd.
 * @pattern ^[12]\d{3}-\d{2}-\d{2}$
 */
changedFrom?: ChangedFromParameter;
/**
 * A day, written yyyy-MM-dd.
 * @pattern ^[12]\d{3}-\d{2}-\d{2}$
 */
changedUntil?: ChangedUntilParameter;
/**
 * The time zone of the days that moments are compared with, by its IANA name.
 * @maxLength 50
 * @pattern ^[A-Za-z][A-Za-z0-9_+/-]*$
 */
timeZone?: TimeZoneParameter;
/**
 * Only people with exactly this first name, letter case and surrounding blanks ignored.
 * @minLength 1
 * @maxLength 100
 */
firstName?: FirstNameParameter;
/**
 * Only people with exactly this last name, letter case and surrounding blanks ignored.
 * @minLength 1
 * @maxLength 100
 */
lastName?: LastNameParameter;
/**
 * An opaque identifier.
 * @minLength 1
 * @maxLength 60
 * @pattern ^[A-Za-z0-9_-]+$
 */
importUuid?: ImportUuidParameter;
/**
 * Where the consent stands today: ended after its last day, endingSoon within 30 days before, else as it was written. Visitors see no portraits where it is withdrawn or ended.
 */
portraitConsentState?: PortraitConsentStateParameter;
/**
 * Deleted staff instead of active ones.
 */
deleted?: boolean;
/**
 * What to order by; `fullName` orders by last name and then first name, as registers do.
 */
sortBy?: ListStaffSortBy;
/**
 * Direction of an order (specification §3).
 */
sortOrder?: SortOrderParameter;
};
