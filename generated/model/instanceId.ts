/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * A site's instance id, such as `frost1_frost`.
 * @maxLength 60
 * @pattern ^[a-z]+[0-9]+_[a-z]+$
 */
export type InstanceId = string;
