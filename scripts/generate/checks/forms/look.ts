import type { Checking } from '../../checking.ts';
import { type Optioned, plainText } from './optioned.ts';

/** Looks of a page that is written on, which hide the label. */
const OF_DOCUMENTS = ['kicker', 'headline', 'lead', 'figure'];

/** Checks how a field looks: as a part of the page that is written on only there, each text of it once, and with nothing before it that is not stored. */
export function checkLook({ file, definition }: Checking, { field, options, place }: Optioned): void {
  const look = plainText(options.look);
  const [page] = definition.form.sections;
  if (OF_DOCUMENTS.includes(look)) {
    const isDocument = definition.form.arrangement === 'document' && !place.includes('items');
    const twin = page?.fields.find((one) => one.options?.look === look);
    if (!isDocument)
      file.fault(
        [...place, 'look'],
        `\`${look}\` shows no label, and is for a form arranged as a document.`,
        'Remove it.',
      );
    else if (!page?.fields.some((one) => one.field === field.field))
      file.fault(
        [...place, 'look'],
        `\`${look}\` shows no label, and is for the page that is written on, the first section.`,
        'Remove it, or move the field there.',
      );
    else if (look !== 'figure' && twin && twin.field !== field.field)
      file.fault(
        [...place, 'look'],
        `\`${twin.field}\` is the ${look} of the page already.`,
        'Take another look, or remove it.',
      );
  }
  if (field.widget === 'text' && /^https?:/.test(plainText(options.prefix)))
    file.fault(
      [...place, 'prefix'],
      `\`${plainText(options.prefix)}\` would stand before the address, and not be stored with it.`,
      'Take the widget `web-address`.',
    );
}
