/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { UploadReportProvider } from './uploadReportProvider.ts';
import type { UploadReportUploadStatus } from './uploadReportUploadStatus.ts';
import type { Uuid } from './uuid.ts';

/**
 * How an upload ended.
 */
export interface UploadReport {
  /** Whether the file arrived (specification §4). */
  uploadStatus: UploadReportUploadStatus;
  /** Who stores the file, as the mediaString names it. */
  provider: UploadReportProvider;
  /** The upload; without it the latest one of the video. */
  uploadKey?: Uuid;
}
