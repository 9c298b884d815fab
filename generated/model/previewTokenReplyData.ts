/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The token and the addresses that hold it.
 */
export type PreviewTokenReplyData = {
  /** What opens the preview for 24 hours (specification §9). */
  token: string;
  /** Address of the preview. */
  url: string;
  /** Address of the preview as wide as a phone, 375 px. */
  mobileUrl: string;
  /** When the token expires. */
  expiresAt: string;
};
