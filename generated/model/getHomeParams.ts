/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { TimeZoneParameter } from './timeZoneParameter.ts';

export type GetHomeParams = {
/**
 * The time zone of the days that moments are compared with, by its IANA name.
 * @maxLength 50
 * @pattern ^[A-Za-z][A-Za-z0-9_+/-]*$
 */
timeZone?: TimeZoneParameter;
};
