/**
 * Printed by `npm run generate`. Do not edit.
 */

export type GetSponsorParams = {
/**
 * The time zone of the day by which states are told; that of the sites unless told.
 * @maxLength 50
 * @pattern ^[A-Za-z][A-Za-z0-9_+/-]*$
 */
timeZone?: string;
};
