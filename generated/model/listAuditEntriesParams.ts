/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { AuditAction } from './auditAction.ts';
import type { AuditEntity } from './auditEntity.ts';
import type { Day } from './day.ts';
import type { InstanceId } from './instanceId.ts';
import type { ListAuditEntriesSortBy } from './listAuditEntriesSortBy.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SortOrder } from './sortOrder.ts';
import type { TimeZoneParameter } from './timeZoneParameter.ts';

export type ListAuditEntriesParams = {
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
 * Only changes of things of this kind.
 */
entity?: AuditEntity;
/**
 * Only changes of this thing; `only` is the one of which the site or its network has one.
 * @minLength 1
 * @maxLength 300
 */
entityId?: string;
/**
 * Only changes by this person, by what the identity provider knows them by.
 * @minLength 1
 * @maxLength 300
 */
actor?: string;
/**
 * Only where this was done.
 */
action?: AuditAction;
/**
 * Only changes of this site's things.
 */
instanceId?: InstanceId;
/**
 * Only what was done on this day or later; a day of `timeZone`.
 */
from?: Day;
/**
 * Only what was done on this day or earlier; a day of `timeZone`.
 */
until?: Day;
/**
 * The time zone of the days that moments are compared with, by its IANA name.
 * @maxLength 50
 * @pattern ^[A-Za-z][A-Za-z0-9_+/-]*$
 */
timeZone?: TimeZoneParameter;
/**
 * Property to order by.
 */
sortBy?: ListAuditEntriesSortBy;
/**
 * Direction of the order; the newest first unless told.
 */
sortOrder?: SortOrder;
};
