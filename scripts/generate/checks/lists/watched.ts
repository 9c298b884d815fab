import type { Checking } from '../../checking.ts';
import { suggestion } from '../../faults.ts';
import { listAt } from '../../json.ts';

/** What says that there is nothing, in either language. */
const NOTHING = /^(nothing|none|ingenting|inget|inga|ingen)$/i;

/** Checks that what Home counts wants somebody's attention: by the contract (`x-attention`), or, where that says nothing, by its words. */
export function checkWatched({ file, definition, operations }: Checking): void {
  definition.list?.filters?.forEach(({ parameter, watch, choices = {} }, index) => {
    if (watch === undefined || !choices[watch]) return;
    const schema = operations.list?.parameters.find(({ name }) => name === parameter)?.schema;
    const wanting = listAt(schema, 'x-attention').map(String);
    const { en, sv } = choices[watch];
    const isNothing = [en, sv].some((words) => NOTHING.test(words.trim()));
    const others = Object.keys(choices).filter((one) => one !== watch);
    const able = wanting.length > 0 ? wanting : others;
    if (wanting.length > 0 ? wanting.includes(watch) : !isNothing) return;
    file.fault(
      ['list', 'filters', index, 'watch'],
      `Home would count those whose \`${parameter}\` is “${en}”, which want nobody’s attention.`,
      able.length === 1 ? `Write \`"watch": "${able[0]}"\`.` : suggestion('', able),
    );
  });
}
