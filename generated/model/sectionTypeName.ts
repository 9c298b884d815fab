/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What kind of section it is, one of `SectionTypeIdentifier`. A stored section of another kind is kept as it is; none can be added.
 * @minLength 1
 * @maxLength 60
 * @pattern \S
 */
export type SectionTypeName = string;
