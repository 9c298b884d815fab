/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SponsorContact } from './sponsorContact.ts';

/**
 * The part of a sponsor that administrators write.
 */
export interface SponsorFields {
  /**
     * What the sponsor is called; the words null and undefined count as nothing (specification §5).
     * @minLength 1
     * @maxLength 200
     * @pattern ^(?!\s*(null|undefined)\s*$)[\s\S]*\S
     */
  name?: string;
  /**
     * The logo on light ground, an image of the library.
     * @maxLength 300
     * @nullable
     * @pattern ^(image|video)\|[a-z0-9-]+\|[A-Za-z0-9/_-]+$
     */
  logo?: string | null;
  /**
     * The logo on dark ground; the other one is shown there without it.
     * @maxLength 300
     * @nullable
     * @pattern ^(image|video)\|[a-z0-9-]+\|[A-Za-z0-9/_-]+$
     */
  logoDark?: string | null;
  /**
     * What the logo says, for those who do not see it; the name without it.
     * @maxLength 300
     * @nullable
     */
  alt?: string | null;
  /**
     * Where a press on the logo leads, an address as specification §5 has it.
     * @maxLength 2000
     * @nullable
     */
  url?: string | null;
  /**
     * Parameters that are added to that, such as `utm_source=frosthamn`, by which the sponsor counts visits.
     * @maxLength 300
     * @nullable
     * @pattern ^[\w.~%&=-]*$
     */
  urlParameters?: string | null;
  /** Whether a press opens a new tab. */
  openInNewTab?: boolean;
  /** Whether it is shown at all; shown when left out of a new one. */
  active?: boolean;
  /**
     * First day of the contract; null for one that has begun.
     * @nullable
     * @pattern ^[12]\d{3}-\d{2}-\d{2}$
     */
  contractFrom?: string | null;
  /**
     * Last day of the contract, on which the logo is still shown; null for one without an end.
     * @nullable
     * @pattern ^[12]\d{3}-\d{2}-\d{2}$
     */
  contractUntil?: string | null;
  /**
     * So many days before its end a contract is said to end soon; 30 when left out of a new one.
     * @minimum 0
     * @maximum 365
     */
  warnDays?: number;
  contact?: SponsorContact | null;
  /**
     * What administrators have to know; never public.
     * @maxLength 4000
     * @nullable
     */
  note?: string | null;
  /**
     * What another system, such as a CRM, knows it by; no other sponsor of the site has it.
     * @maxLength 100
     * @nullable
     */
  externalId?: string | null;
}
