import type { TFunction } from 'i18next';
import type { Text } from '../../contract/text.ts';
import type { FormIndex } from '../form/form-index.ts';
import { faultMessage, validationMessage } from '../form/messages.ts';
import { failureText } from '../text/failure-text.ts';
import type { RowFault, Twin } from './check-rows.ts';
import type { ImportColumn } from './import-columns.ts';
import { type RowOutcome, refusalOf } from './run-import.ts';

/** The words that the parts of an import need: the interface's language and a definition's texts in it. */
export interface Words {
  t: TFunction;
  text: (text: Text) => string;
}

/** As much of a cell as is shown, characters: a quotation mark that nobody closed can make one of a whole file. */
const SHOWN = 200;

/** A cell, or what is made of cells, as it is shown. */
export function shownCell(cell: string): string {
  return cell.length <= SHOWN ? cell : `${cell.slice(0, SHOWN).toWellFormed()}…`;
}

/** What is wrong with a row at one field, in the user's language. */
export function faultText({ t, text }: Words, fault: RowFault): string {
  if (fault.kind === 'beyond') return t('import.beyond', { text: shownCell(fault.text) });
  if (fault.kind === 'openQuote') return t('import.openQuote');
  const label = text(fault.field.label);
  switch (fault.kind) {
    case 'cell': {
      const choices = Object.values(fault.field.choices ?? {}).map(text);
      return t(`import.cell.${fault.problem}`, { label, text: shownCell(fault.text), choices: choices.join(', ') });
    }
    case 'taken':
      return t('validation.duplicateOf', { label, other: fault.by });
    case 'rule':
      return validationMessage(t, { name: fault.rule, params: fault.params, stack: '' }, fault.field, label);
  }
}

/** What a row looks like, in the user's language. */
export function twinText({ t }: Words, twin: Twin): string {
  return twin.line === undefined
    ? t('import.twin', { title: shownCell(twin.title) })
    : t('import.twinLine', { line: twin.line });
}

/** Why the service refused a row, in the user's language; undefined for a row that it did not refuse. */
export function refusalText({ t, text }: Words, outcome: RowOutcome | undefined, index: FormIndex): string | undefined {
  if (outcome?.state !== 'refused') return undefined;
  if (outcome.fields.length === 0) return failureText(t, refusalOf(outcome));
  return outcome.fields
    .map((fault) =>
      faultMessage(t, fault, text(index.find(fault.path)?.field.label ?? { en: fault.path, sv: fault.path })),
    )
    .join(' ');
}

/** What a column of an import is called: the field's label, with the kind of contact or the half of the moment. */
export function columnLabel({ t, text }: Words, { field, part, half }: ImportColumn): string {
  if (half !== undefined) return t(`import.half.${half}`, { label: text(field.label) });
  return part === undefined ? text(field.label) : `${text(field.label)}: ${t(`contacts.types.${part}`, part)}`;
}
