import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../../contract/entity.ts';
import type { Column } from '../../../contract/list-definition.ts';
import { exportColumns } from './export-columns.ts';

const label = (name: string) => ({ en: name, sv: name });
const name: Column = {
  field: 'name',
  kind: 'text',
  label: label('Name'),
  secondary: 'role',
  secondaryWords: [label('Coach')],
};
const role: Column = { field: 'role', kind: 'text', label: label('Role'), optional: true };
const fields: FieldDefinition[] = [{ field: 'role', label: label('Role of a member'), widget: 'text' }];
const entity = (columns: Column[], inForm: FieldDefinition[]) => ({
  list: { order: { by: 'name', direction: 'asc' as const }, pageSize: 20, columns, filters: [] },
  form: { sections: [{ name: 'all', title: label('All'), properties: [], fields: inForm }], initial: {} },
});

it('adds what stands small beneath a text, by the name that the list or the form has for it', () => {
  expect(exportColumns(entity([name, role], fields), [name])).toEqual([name, role]);
  expect(exportColumns(entity([name], fields), [name])).toEqual([
    name,
    { field: 'role', kind: 'text', label: label('Role of a member'), words: [label('Coach')] },
  ]);
});

it('adds nothing that is on screen already, or that nothing names', () => {
  expect(exportColumns(entity([name, role], fields), [name, role])).toEqual([name, role]);
  expect(exportColumns(entity([name], []), [name])).toEqual([name]);
});
