/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What a section of its type holds. The service checks it by the schema that the section's type names (`configSchema`); what that does not name, and the config of an unknown type, is kept as it came.
 */
export interface SectionConfig { [key: string]: unknown }
