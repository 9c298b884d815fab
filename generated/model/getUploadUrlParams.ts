/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { FileLocatorParameter } from './fileLocatorParameter.ts';
import type { FileSizeParameter } from './fileSizeParameter.ts';
import type { MimeTypeParameter } from './mimeTypeParameter.ts';
import type { Uuid } from './uuid.ts';

export type GetUploadUrlParams = {
/**
 * Type of the file, such as `image/jpeg`.
 * @minLength 1
 * @maxLength 100
 */
mimeType: MimeTypeParameter;
/**
 * Name of the file.
 * @minLength 1
 * @maxLength 300
 */
fileLocator: FileLocatorParameter;
/**
 * Size of the file, bytes. Without it any size up to the largest of the type is taken, and as much of the quota is held for it.
 * @minimum 1
 * @maximum 9007199254740991
 */
size?: FileSizeParameter;
/**
 * An upload that has begun already.
 */
uploadKey?: Uuid;
};
