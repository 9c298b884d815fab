import type { Text } from '../../../../src/contract/text.ts';
import type { Checking } from '../../checking.ts';
import type { Place } from '../../definition.ts';
import { optionedOf } from '../forms/optioned.ts';

/** What a language is called in English; undefined for what is no code of one. */
function nameOf(code: string): string | undefined {
  if (!/^[a-z]{2}$/.test(code)) return undefined;
  const name = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code);
  return name?.toLowerCase();
}

/** Checks that the fields of a text in several languages, such as `name.sv`, are called by their own language. */
export function checkLanguageFields(checking: Checking): void {
  const all = optionedOf(checking).map(({ field: { field, label }, place }) => ({
    path: field.split('.'),
    label,
    place: place.slice(0, -1),
  }));
  for (const { path, label, place } of all)
    path.forEach((code, at) => {
      const own = nameOf(code);
      const others = all.filter(
        (one) =>
          one.path.length === path.length &&
          one.path.every((part, index) => (index === at ? part !== code : part === path[index])),
      );
      const names = others.flatMap((one) => nameOf(one.path[at] ?? '') ?? []);
      if (own !== undefined) tell(checking, { label, place, path: path.join('.') }, own, names);
    });
}

function tell(
  { file }: Checking,
  { label, place, path }: { label: Text; place: Place; path: string },
  own: string,
  others: readonly string[],
): void {
  const said = label.en.toLowerCase();
  const other = others.find((name) => said.includes(name));
  if (other === undefined || said.includes(own)) return;
  const capital = `${own.charAt(0).toUpperCase()}${own.slice(1)}`;
  file.fault(
    [...place, 'label'],
    `\`${path}\` is called “${label.en}”, and is in ${capital}.`,
    `Call it by its language: ${capital}.`,
  );
}
