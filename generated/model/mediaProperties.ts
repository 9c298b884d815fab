/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Raw properties of the file (specification §3); null without a file.
 * @nullable
 */
export type MediaProperties = {
  /** Width as shown, pixels. */
  PixelWidth: number;
  /** Height as shown, pixels. */
  PixelHeight: number;
  /** Size of the file, bytes. */
  'Content-Length': number;
  /** Type of the file. */
  'Content-Type': string;
} | null;
