import type { Checking } from '../../checking.ts';
import { isObject, listAt } from '../../json.ts';
import { isNames } from '../lists/called-by.ts';
import { type Optioned, plainText } from './optioned.ts';
import { valueFaults } from './values.ts';

/** The languages that the widget `names` asks for where nothing else is said. */
const LANGUAGES = ['en', 'no', 'sv'];

/** Checks that what a widget offers is what the service takes: as many names, words that keep its rules, and pictures where a text holds some. */
export function checkLimits(checking: Checking, { field, options, node, place }: Optioned): void {
  const { file, contract } = checking;
  const asked = Array.isArray(options.languages) ? options.languages : LANGUAGES;
  const most = node.maxItems;
  if (field.widget === 'names' && isNames(checking.contract, node) && typeof most === 'number' && most < asked.length)
    file.fault(
      [...place.slice(0, -1), 'widget'],
      `It asks for ${asked.length} names, and the service takes ${most}.`,
      'Name fewer `languages`, or let the contract take more.',
    );
  listAt(options, 'words').forEach((word, index) => {
    for (const language of ['en', 'sv'])
      for (const { what, hint } of isObject(word) ? valueFaults(contract, node, word[language]) : [])
        file.fault(
          [...place, 'words', index, language],
          `\`${field.field}\` ${what}; the service would refuse it.`,
          hint,
        );
  });
  const held = listAt(options, 'nodes').map(plainText);
  const isWithout = Array.isArray(options.nodes) && !held.includes('picture') && !held.includes('gallery');
  if (options.severalPictures !== undefined && isWithout)
    file.fault(
      [...place, 'severalPictures'],
      'No picture can be put into the text.',
      'Add `picture` to `nodes`, or remove it.',
    );
}
