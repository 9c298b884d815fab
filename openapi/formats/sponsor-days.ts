/** When visitors see a sponsor in a group: the one rule for the service, the site's pages and their preview. */

/** Days (`yyyy-MM-dd`), both included; null or left out: without an end on that side. */
interface Days {
  readonly first?: string | null | undefined;
  readonly last?: string | null | undefined;
}

/** What of a sponsor in a group says when it is shown. */
export interface SponsorDays {
  readonly visibleFrom?: string | null | undefined;
  readonly visibleUntil?: string | null | undefined;
  readonly sponsor?:
    | {
        readonly active: boolean;
        readonly contractFrom: string | null;
        readonly contractUntil: string | null;
      }
    | null
    | undefined;
}

/** Where a sponsor in a group stands on a day. */
export type SponsorTime = 'shown' | 'ended' | 'upcoming' | 'off';

/** Where a sponsor in a group stands on a day: its contract and the group's own days both count. */
export function sponsorTime({ sponsor, visibleFrom, visibleUntil }: SponsorDays, day: string): SponsorTime {
  if (!sponsor?.active) return 'off';
  const contract = { first: sponsor.contractFrom, last: sponsor.contractUntil };
  const places = [contract, { first: visibleFrom, last: visibleUntil }];
  if (places.some(({ last }: Days) => Boolean(last) && String(last) < day)) return 'ended';
  return places.some(({ first }: Days) => Boolean(first) && String(first) > day) ? 'upcoming' : 'shown';
}
