import type { Checking } from '../../checking.ts';
import type { Definition, Place } from '../../definition.ts';
import { readsAs } from '../texts/alike.ts';

type Written = Definition['form']['sections'][number];

/** Checks the sections of a form: each has a name of its own and something to show, and fields in pairs stand as a table of two columns. */
export function checkSections({ file, definition, contract, body }: Checking): void {
  const { sections } = definition.form;
  sections.forEach((section, index) => {
    const { name, merged, fields } = section;
    const place = ['form', 'sections', index];
    // A misspelt field, and one that stands twice, is told by itself.
    const known = new Set(fields.map(({ field }) => field).filter((field) => contract.at(body, field)));
    if (known.size === fields.length) checkPairs(file, section, place);
    if (merged && definition.paths.merge === undefined)
      file.fault([...place, 'merged'], 'Nothing is merged.', 'Add `merge` to `paths`, or remove it.');
    if (fields.length > 0 && fields.every(({ widget }) => widget === 'hidden'))
      file.fault(
        [...place, 'fields'],
        `All fields of the section \`${name}\` are hidden: it would be a heading alone.`,
        'Move them to another section.',
      );
    if (sections.findIndex((one) => one.name === name) === index) return;
    file.fault([...place, 'name'], `Two sections are called \`${name}\`.`, 'Give one of them another name.');
  });
}

/** Fields that stand in pairs: of each the second inherits, and both have their place beneath one of two heads that can be told apart. */
function checkPairs(file: Checking['file'], { pairs, fields }: Written, place: Place): void {
  if (!pairs) return;
  const [one, other] = pairs;
  if (one && other && readsAs(one, other))
    file.fault([...place, 'pairs', 1], `Both columns are headed “${one.en}”.`, 'Give each words of its own.');
  fields.forEach(({ field, wide }, index) => {
    if (wide === true)
      file.fault(
        [...place, 'fields', index, 'wide'],
        `\`${field}\` stands in one of two columns, and cannot have both.`,
        'Remove `wide`.',
      );
  });
  const alone = fields.find(({ options }, index) =>
    index % 2 === 0 ? index === fields.length - 1 : options?.inherits === undefined,
  );
  if (alone)
    file.fault(
      [...place, 'pairs'],
      `\`${alone.field}\` does not inherit from the field before it.`,
      'Remove `pairs`, or write the fields in pairs, the second of which inherits.',
    );
  else checkInPairs(file, { pairs, fields }, place);
}

/** The second of a pair inherits the first, and the words of a column's head stand at the end of labels in that column alone. */
function checkInPairs(
  file: Checking['file'],
  { pairs = [], fields }: Pick<Written, 'pairs' | 'fields'>,
  place: Place,
): void {
  fields.forEach(({ field, options }, index) => {
    const first = fields[index - 1]?.field;
    const { inherits } = options ?? {};
    if (index % 2 === 0 || first === undefined || inherits === first) return;
    file.fault(
      [...place, 'fields', index, 'options', 'inherits'],
      `\`${field}\` stands beside \`${first}\`, and inherits another.`,
      `Write \`"inherits": "${first}"\`.`,
    );
  });
  const headed = (head: number, column: number): boolean =>
    fields.some(({ label }, index) => {
      const words = pairs[head]?.en.toLowerCase();
      return index % 2 === column && words !== undefined && label.en.toLowerCase().endsWith(` ${words}`);
    });
  if ((headed(0, 1) && !headed(0, 0)) || (headed(1, 0) && !headed(1, 1)))
    file.fault(
      [...place, 'pairs'],
      'Each head stands above the fields of the other.',
      'Put each in the place of the other.',
    );
}
