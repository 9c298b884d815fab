import type { SponsorInput } from '../contract.ts';
import { ContradictionError } from '../errors.ts';
import { searchText } from '../lists/search-text.ts';
import { type MediaReference, mediaAt } from '../media/media-references.ts';
import type { Row } from '../write-row.ts';

/**
 * The columns' values of a sponsor. Throws `ContradictionError`: `order` for a contract that ends before it begins, `day`
 * for a day that there is not, and `notAnImage` for a logo that is a video.
 */
export function sponsorRow(input: SponsorInput): Row {
  refuseWrongDays(input, ['contractFrom', 'contractUntil']);
  refuseVideos(input);
  const name = input.name.trim();
  return {
    name,
    folded_name: searchText(name),
    logo: input.logo || null,
    logo_dark: input.logoDark || null,
    alt: input.alt?.trim() || null,
    url: writtenAddress(input.url),
    url_parameters: input.urlParameters?.replace(/^[?&]+/, '') || null,
    open_in_new_tab: input.openInNewTab ?? true,
    active: input.active ?? true,
    contract_from: input.contractFrom || null,
    contract_until: input.contractUntil || null,
    warn_days: input.warnDays ?? 30,
    contact: writtenContact(input.contact),
    note: input.note?.trim() || null,
    external_id: input.externalId?.trim() || null,
    search_text: searchText(name, input.alt, input.url, input.externalId, input.note),
  };
}

/** The items of the library that a sponsor shows. */
export function mediaOfSponsor({ logo, logoDark }: SponsorInput): MediaReference[] {
  return [...mediaAt('logo', logo), ...mediaAt('logoDark', logoDark)];
}

/** An address as it is kept: one without a scheme is one of the web (specification §5). */
export function writtenAddress(url: string | null | undefined): string | null {
  return url ? url.replace(/^(?!https?:\/\/)/i, 'http://') : null;
}

/** Whom one asks about the contract, as JSON; null where nothing is said of anybody. */
function writtenContact(contact: SponsorInput['contact']): string | null {
  const said = Object.entries(contact ?? {}).map(([key, text]) => [key, text.trim()] as const);
  const kept = said.filter(([, text]) => text !== '');
  return kept.length === 0 ? null : JSON.stringify(Object.fromEntries(kept));
}

/** Throws `ContradictionError` where the second of two days is before the first. */
export function refuseWrongDays<Name extends string>(
  days: Readonly<Partial<Record<Name, string | null | undefined>>>,
  [first, last]: readonly [Name, Name],
  at = '',
): void {
  const [from, until] = [days[first], days[last]];
  if (!from || !until || from <= until) return;
  throw new ContradictionError('order', [`${at}${last}`], 'It ends before it begins.');
}

function refuseVideos(input: SponsorInput): void {
  for (const field of ['logo', 'logoDark'] as const) {
    if (input[field]?.startsWith('video|')) throw new ContradictionError('notAnImage', [field], 'A logo is an image.');
  }
}
