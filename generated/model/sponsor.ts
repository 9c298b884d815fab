/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SponsorFields } from './sponsorFields.ts';
import type { SponsorRecord } from './sponsorRecord.ts';

/**
 * Who pays for the site, with the logo that visitors see (specification §2).
 */
export type Sponsor = SponsorFields & SponsorRecord & Required<Pick<SponsorFields & SponsorRecord, 'name' | 'logo' | 'logoDark' | 'alt' | 'url' | 'urlParameters' | 'openInNewTab' | 'active' | 'contractFrom' | 'contractUntil' | 'warnDays' | 'contact' | 'note' | 'externalId'>>;
