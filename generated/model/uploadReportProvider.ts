/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Who stores the file, as the mediaString names it.
 */
export type UploadReportProvider = typeof UploadReportProvider[keyof typeof UploadReportProvider];


export const UploadReportProvider = {
  embedded: 'embedded',
} as const;
