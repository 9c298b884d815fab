/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { UploadKeyParameter } from './uploadKeyParameter.ts';

export type FinishSingleUploadParams = {
/**
 * An opaque identifier.
 * @minLength 1
 * @maxLength 60
 * @pattern ^[A-Za-z0-9_-]+$
 */
uploadKey: UploadKeyParameter;
};
