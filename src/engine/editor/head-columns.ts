import type { Head } from '../../contract/head.ts';
import type { Column } from '../../contract/list-definition.ts';
import { KEPT_BY_SERVICE } from './record-panel.tsx';

/** What is looked at of a column. */
type Shown = Pick<Column, 'field' | 'kind' | 'optional'>;

/** The columns of a list that the head of its editor shows. */
export interface HeadColumns<Of> {
  picture: Of | undefined;
  badges: readonly Of[];
  line: readonly Of[];
  facts: readonly Of[];
}

/** The columns that a head names; for what it leaves out, those that tell by themselves what a thing is. */
export function headColumns<Of extends Shown>(columns: readonly Of[], title: string, head: Head = {}): HeadColumns<Of> {
  const named = [head.badges, head.line, head.facts].flatMap((fields) => fields ?? []);
  const free = columns.filter((column) => tells(column, title) && !named.includes(column.field));
  const chosen = (fields: readonly string[] | undefined): Of[] | undefined =>
    fields?.flatMap((field) => columns.find((column) => column.field === field) ?? []);
  return {
    picture: columns.find(({ field, kind }) =>
      head.picture === undefined ? kind === 'image' : field === head.picture,
    ),
    badges: chosen(head.badges) ?? free.filter(isBadge),
    line: chosen(head.line) ?? free.filter((column) => !isBadge(column)),
    facts: chosen(head.facts) ?? [],
  };
}

const isBadge = ({ kind }: Shown): boolean => kind === 'status' || kind === 'tags';

/** Whether a column says something by itself that stands nowhere else on the page. */
function tells({ field, kind, optional }: Shown, title: string): boolean {
  if (optional || field === title || field === 'deleted' || KEPT_BY_SERVICE.includes(field)) return false;
  return kind !== 'image' && kind !== 'boolean' && kind !== 'number';
}
