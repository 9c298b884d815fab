import type { Checking } from '../../checking.ts';
import type { Definition, Place } from '../../definition.ts';
import { optionedOf } from '../forms/optioned.ts';
import { keyOf, singular } from './of-kind.ts';

/** Checks that a field and the filter that is called as it choose from one list: what the one offers, the other would not find. */
export function checkOneSource(checking: Checking, definitions: readonly Definition[]): void {
  const { file, definition } = checking;
  const others = definitions.filter(({ name }) => name !== definition.name);
  const isOfOthers = (source: string): boolean => others.some((one) => JSON.stringify(one).includes(`"${source}"`));
  definition.list?.filters?.forEach(({ parameter, source }, index) => {
    const field = optionedOf(checking).find(
      (one) =>
        singular(keyOf(one.field.field)) === singular(keyOf(parameter)) && typeof one.options.source === 'string',
    );
    const chosen = String(field?.options.source);
    if (!field || source === undefined || chosen === source) return;
    // What other definitions choose from as well was copied from one of them.
    const isFilter = isOfOthers(source) && !isOfOthers(chosen);
    const isKnown = isFilter || isOfOthers(chosen) !== isOfOthers(source);
    const place: Place = isFilter ? ['list', 'filters', index, 'source'] : [...field.place, 'source'];
    file.fault(
      place,
      `The field \`${field.field.field}\` offers what \`${chosen}\` gives, and the filter \`${parameter}\` what \`${source}\` does.`,
      isKnown ? `Did you mean \`${isFilter ? chosen : source}\`?` : 'Write one of the two in both.',
    );
  });
}
