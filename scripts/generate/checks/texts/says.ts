import { COUNTRY_CODES } from '../../../../src/engine/text/countries.ts';
import type { Checking } from '../../checking.ts';
import { type Definition, type Place, shownFields, type WrittenField } from '../../definition.ts';
import { suggestion } from '../../faults.ts';
import { type JsonObject, objectAt, textAt } from '../../json.ts';
import { kindOf } from '../../kinds.ts';
import { valueFaults } from '../forms/values.ts';

/** Widgets of texts that take one kind of text alone, by the words of what holds it: a name in such a box could not be saved. */
const SPEAKS: Readonly<Record<string, RegExp>> = {
  email: /mail/i,
  phone: /phone|tel|mobile/i,
  'web-address': /ur[il]|link|address|href|web|site|page/i,
  colour: /colou?r|background|#/i,
  'button-preview': /colou?r|background|#/i,
  'rich-text': /html|body|content|document|markup/i,
  country: /countr|nation|\[A-Z\]\{2\}/i,
  language: /lang|locale/i,
  date: /dat|day|from|until|start|begin|end|expir|due|birth|born/i,
  'date-time': /dat|day|time|moment|from|until|start|begin|end|expir|due|At$/i,
};

/** What such a widget writes: where the contract refuses it, nothing could be saved. */
const WRITES: Readonly<Record<string, string>> = { date: '2026-01-31', language: 'sv' };

/** Widgets by the names of the texts that they alone take: where such a name is another's, this one could not save what is written. */
const CALLED: Readonly<Record<string, RegExp>> = {
  email: /e-?mail/i,
  phone: /phone|mobile|(^|\.)tel$/i,
  'web-address': /ur[il]|href|website|homepage/i,
  country: /countr|nationalit/i,
  language: /^lang|\.lang|locale/i,
  colour: /colou?r/i,
};

/** What the contract says of a text that the editor of texts would rewrite. */
const VERBATIM = /\bword for word\b|\bverbatim\b|\bunchanged\b|\b(source )?code\b|\bscripts?\b|\bsnippets?\b/i;

/** The widget that is meant for a text: by its name, by what other definitions take for one of that name, or by what the contract says. */
function meantFor(
  checking: Checking,
  definitions: readonly Definition[],
  { field, widget }: WrittenField,
  says: string,
): string {
  const { widgets } = checking;
  const last = field.split('.').at(-1) ?? '';
  const fits = (one: string): boolean =>
    one !== widget && widgets.kinds(one).includes('string') && SPEAKS[one]?.test(says) !== false;
  const named = Object.keys(CALLED).find((one) => CALLED[one]?.test(field));
  const used = definitions
    .filter(({ name }) => name !== checking.definition.name)
    .flatMap((one) => shownFields(one).flatMap((other) => [other, ...(other.items ?? [])]))
    .find((one) => one.field.split('.').at(-1) === last && one.widget !== undefined && fits(one.widget))?.widget;
  const coded = /\[A-Z\]\{2\}/.test(says) ? 'country' : undefined;
  return [named, used, coded].find((one) => one !== undefined && fits(one)) ?? 'text';
}

/** Checks that a text is edited by a widget that takes what the contract says of it, and that countries are written by their codes. */
export function checkSays(checking: Checking, definitions: readonly Definition[]): void {
  const { file, definition, contract, body } = checking;
  const told = (written: WrittenField, node: JsonObject, place: Place): void => {
    const { widget = '', options, field, items } = written;
    if (widget === 'birth-date' && !/birth|born|dob/i.test(field))
      file.fault([...place, 'widget'], `\`${field}\` is no day of birth.`, 'Take the widget `date`.');
    const says = [field, ...['description', 'format', 'pattern'].map((key) => textAt(node, key) ?? '')].join(' ');
    const isRefused = widget in WRITES && valueFaults(contract, node, WRITES[widget]).length > 0;
    const meant = Object.keys(CALLED).filter((one) => CALLED[one]?.test(field));
    const isOther = widget in CALLED && meant.length > 0 && !meant.includes(widget);
    if (kindOf(node) === 'string' && (isRefused || isOther || SPEAKS[widget]?.test(says) === false))
      file.fault(
        [...place, 'widget'],
        `Nothing says that \`${field}\` is what the widget \`${widget}\` takes.`,
        `Take the widget \`${meantFor(checking, definitions, written, says)}\`.`,
      );
    else if (widget === 'rich-text' && kindOf(node) === 'string' && VERBATIM.test(textAt(node, 'description') ?? ''))
      file.fault(
        [...place, 'widget'],
        `\`${field}\` is kept word for word, and the widget \`${widget}\` would rewrite it.`,
        'Take the widget `code`.',
      );
    const codes = Object.entries(objectAt(widget === 'country' ? (options ?? {}) : {}, 'written'));
    for (const [code, said] of codes.filter(([one]) => !COUNTRY_CODES.includes(one))) {
      const isTurned = typeof said === 'string' && COUNTRY_CODES.includes(said);
      file.fault(
        [...place, 'options', 'written', code],
        isTurned
          ? `\`${said}\` is the country, and \`${code}\` what is written.`
          : `There is no country \`${code}\` in ISO 3166.`,
        isTurned
          ? `Write \`"${said}": "${code}"\`.`
          : suggestion(code, COUNTRY_CODES) || 'Write two capital letters, such as `SE`.',
      );
    }
    const row = contract.resolve(node.items ?? {});
    items?.forEach((one, index) => void told(one, contract.at(row, one.field) ?? {}, [...place, 'items', index]));
  };
  definition.form.sections.forEach(({ fields }, section) => {
    fields.forEach((one, index) => {
      told(one, contract.at(body, one.field) ?? {}, ['form', 'sections', section, 'fields', index]);
    });
  });
}
