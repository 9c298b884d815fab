import type { Checking } from '../../checking.ts';
import type { Place } from '../../definition.ts';
import { type JsonObject, textAt } from '../../json.ts';
import { optionedOf, plainText } from '../forms/optioned.ts';
import { isSeen } from './seen.ts';

/** Units that descriptions speak of, by their signs. */
const SPOKEN: Readonly<Record<string, RegExp>> = {
  B: /\bbytes?\b/i,
  px: /\bpixels?\b/i,
  mm: /\bmillimet(re|er)s?\b/i,
  cm: /\bcentimet(re|er)s?\b/i,
  m: /\bmet(re|er)s?\b/i,
  g: /\bgrams?\b/i,
  kg: /\bkilograms?\b/i,
  ms: /\bmilliseconds?\b/i,
  s: /\bseconds?\b/i,
  min: /\bminutes?\b/i,
  h: /\bhours?\b/i,
  d: /\bdays?\b/i,
  '%': /\bper ?cent\b/i,
};

/** Signs that count the same in other steps. */
const STEPS = [/^[kmgt]?i?b$/i, /^([mck]?m|dm)$/, /^(k?g|mg|t)$/, /^(ms|s|min|h|d)$/];

/** Checks the units of numbers: one in the list and in the form, the one that the contract counts in, and a sign that reads the same in both languages. */
export function checkUnits(checking: Checking): void {
  const { file, definition, contract, row } = checking;
  const columns = definition.list?.columns ?? [];
  columns.forEach(({ field, unit }, index) => {
    if (unit !== undefined) checkSign(file, contract.at(row, field), unit, ['list', 'columns', index, 'unit']);
  });
  for (const { field, options, node, place } of optionedOf(checking)) {
    if (options.unit === undefined) continue;
    const [unit, at] = [plainText(options.unit), [...place, 'unit']];
    const column = columns.find((one) => one.field === field.field);
    if (column?.unit !== undefined && column.unit !== unit && isSeen(column.unit) && isSeen(unit)) {
      // What stands at another column as well was copied from there.
      const isCopied = columns.some((one) => one !== column && one.unit === column.unit);
      const right = isCopied ? unit : column.unit;
      file.fault(
        isCopied ? ['list', 'columns', columns.indexOf(column), 'unit'] : at,
        `The list shows \`${field.field}\` in ${column.unit}, and the form in ${unit}.`,
        `Write \`${right}\`.`,
      );
    } else checkSign(file, node, unit, at);
  }
}

function checkSign(file: Checking['file'], node: JsonObject | undefined, unit: string, place: Place): void {
  if (!isSeen(unit)) {
    file.fault(
      place,
      'The unit has nothing that would be seen.',
      'Write its sign, as in `cm` or `d`, or leave it out.',
    );
    return;
  }
  const [word] = /\p{L}{5,}/u.exec(unit) ?? [];
  if (word !== undefined)
    file.fault(
      place,
      `\`${word}\` is a word of one language, and stands in both.`,
      'Write the sign of the unit, as in `cm` or `d`.',
    );
  const says = textAt(node, 'description') ?? '';
  const [[spoken] = [], ...more] = Object.entries(SPOKEN).filter(([, words]) => words.test(says));
  const isStep = (sign: string): boolean => STEPS.some((of) => of.test(sign) && of.test(unit));
  const isOther = spoken !== undefined && spoken !== unit && (isStep(spoken) || Object.hasOwn(SPOKEN, unit));
  if (isOther && more.length === 0)
    file.fault(
      place,
      `The service counts in ${spoken}, and the same number would be read as ${unit}.`,
      `Write \`${spoken}\`.`,
    );
}
