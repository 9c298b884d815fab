/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Whether the file arrived (specification §4).
 */
export type UploadReportUploadStatus = typeof UploadReportUploadStatus[keyof typeof UploadReportUploadStatus];


export const UploadReportUploadStatus = {
  success: 'success',
  exception: 'exception',
} as const;
