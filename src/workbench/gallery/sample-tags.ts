/** A tag as the gallery's lists have it. */
type SampleTag = {
  readonly value: string;
  readonly name: string;
  readonly kind: string;
  readonly active: boolean;
  readonly detail: string | null;
};

const custom = (value: string, name: string, active = true): SampleTag => ({
  value: `custom.${value}`,
  name,
  kind: 'custom',
  active,
  detail: null,
});

/** The tags that the gallery's pickers choose from: some of the site's own, one of them no longer offered, and some of clubs. */
export const sampleTags: readonly SampleTag[] = [
  custom('derby', 'Derby'),
  custom('arets-mal', 'Årets mål'),
  custom('historia', 'Historia', false),
  { value: 'club.frosthamn', name: 'Frosthamn HC', kind: 'club', active: true, detail: 'FRO' },
  { value: 'club.isdalen', name: 'Isdalen SK', kind: 'club', active: true, detail: 'ISD' },
];

/** A chosen tag, as a field holds it. */
export function sampleTag(value: string): { value: string; name: string } {
  return { value, name: sampleTags.find((tag) => tag.value === value)?.name ?? value };
}
