import type { SponsorGroup } from '../../generated/model/sponsorGroup.ts';
import { sponsorTime } from '../../openapi/formats/sponsor-days.ts';
import { SponsorStrip } from './sponsor-strip.tsx';

/** A logo of a strip, with its pictures for light and for dark ground. */
export type StripLogo = { readonly name: string; readonly light: string | null; readonly dark: string | null };

/** The contract's SponsorGroup, as an editor holds it. */
const groupOf = (edited: object): SponsorGroup => edited as SponsorGroup;

/** A strip as it is being edited: what is not shown on the day stands there struck through. */
export function DraftStrip({ edited, day, lang }: { edited: object; day: string; lang: string }) {
  return (
    <div className="s-page" lang={lang}>
      <SponsorStrip group={groupOf(edited)} day={day} lang={lang} isDraft />
    </div>
  );
}

/** What a strip shows on a day, each logo with its pictures. */
export function logosOn(edited: object, day: string): StripLogo[] {
  return (groupOf(edited).sponsors ?? []).flatMap((one) =>
    one.sponsor && sponsorTime(one, day) === 'shown'
      ? [{ name: one.sponsor.name, light: one.sponsor.logoUrl, dark: one.sponsor.logoDarkUrl }]
      : [],
  );
}

/** The first day, from one on, on which a strip that shows something shows nothing any more; undefined where there is none. */
export function firstEmptyDay(edited: object, from: string): string | undefined {
  const ends = (groupOf(edited).sponsors ?? []).flatMap(({ sponsor, visibleUntil }) => [
    sponsor?.contractUntil,
    visibleUntil,
  ]);
  const turns = ends.flatMap((day) => (day ? [dayAfter(day)] : [])).filter((day) => day > from);
  return [from, ...turns].toSorted().find((day) => logosOn(edited, day).length === 0);
}

/** The days on which a strip may come to show something else: contracts and the group's own days begin, or are over. */
export function changingDays(edited: object): string[] {
  const days = (groupOf(edited).sponsors ?? []).flatMap(({ sponsor, visibleFrom, visibleUntil }) => [
    ...[sponsor?.contractFrom, visibleFrom].flatMap((first) => first || []),
    ...[sponsor?.contractUntil, visibleUntil].flatMap((last) => (last ? dayAfter(last) : [])),
  ]);
  return [...new Set(days)].toSorted();
}

function dayAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + 1)).toISOString().slice(0, 10);
}
