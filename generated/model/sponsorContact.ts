/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Whom one asks about the contract; never public.
 * @nullable
 */
export type SponsorContact = {
  /**
     * Who it is.
     * @maxLength 200
     */
  name?: string;
  /**
     * E-mail address.
     * @maxLength 200
     */
  email?: string;
  /**
     * Telephone number.
     * @maxLength 60
     */
  phone?: string;
} | null;
