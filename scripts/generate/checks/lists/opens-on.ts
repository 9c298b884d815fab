import type { Text } from '../../../../src/contract/text.ts';
import type { Checking } from '../../checking.ts';

/** Words for what is no longer there, or no longer in use, in names of values and in either language. */
const GONE = {
  en: /^(deleted|removed|erased|trashed|trash|archived?|inactive|deactivated|disabled|hidden|unpublished|ended|expired|cancelled|discarded|retired)$/,
  sv: /^(borttag\p{L}+|radera\p{L}*|kasta(d|de|t)|arkivera\p{L}*|inaktiv\p{L}*|avaktivera\p{L}*|inaktivera\p{L}*|dol(d|da|t)|avpublicera\p{L}*|avslutad?\p{L}*|utgång\p{L}+|utgått)$/u,
} as const;

/** Names of switches that are on while a thing is in use. */
const IN_USE = /^(is)?(active|enabled|visible|published|shown)$/i;

/** Checks that a list does not open on what is gone: the first of its tabs is what everybody sees who did not ask for anything else. */
export function checkOpensOn({ file, definition, operations }: Checking): void {
  definition.list?.filters?.forEach(({ parameter, as, choices = {} }, index) => {
    const [first, ...others] = Object.entries(choices);
    if (as !== 'tabs' || !first) return;
    const isGone = ([value, label]: [string, Text]): boolean => saysGone(parameter, value) || isCalledGone(label);
    const rest = others.filter((one) => !isGone(one)).map(([value]) => value);
    const usual = operations.list?.parameters.find(({ name }) => name === parameter)?.schema.default;
    if (!isGone(first) || rest.length === 0 || first[0] === usual) return;
    const meant = rest.find((one) => one === usual) ?? rest[0];
    file.fault(
      ['list', 'filters', index, 'choices', first[0]],
      `The list opens on its first tab, “${first[1].en}”, and everything else seems to be gone.`,
      `Put \`${meant}\` first.`,
    );
  });
}

/** Whether a value is of what is gone by its name, or by that of its parameter. */
function saysGone(parameter: string, value: string): boolean {
  const [last = ''] = wordsOf(parameter).slice(-1);
  if (value === 'true') return GONE.en.test(last);
  if (value === 'false') return IN_USE.test(parameter);
  return wordsOf(value).every((word) => GONE.en.test(word));
}

/** Whether a label begins with what is gone in both languages: “Archived”, “Deleted articles”. */
const isCalledGone = ({ en, sv }: Text): boolean =>
  GONE.en.test(wordsOf(en)[0] ?? '') && GONE.sv.test(wordsOf(sv)[0] ?? '');

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];
