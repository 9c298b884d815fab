import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Entity, FieldDefinition } from '../../contract/entity.ts';
import { EntityForm } from './entity-form.tsx';

const text = (en: string) => ({ en, sv: en });
const fields: readonly FieldDefinition[] = [{ field: 'home', label: text('Website'), widget: 'web-address' }];
const never = (): never => {
  throw new Error('nothing is called');
};
const entity: Entity = {
  name: 'thing',
  labels: { one: text('Thing'), many: text('Things'), add: text('Add') },
  paths: { list: '/', create: '/add', edit: '/{id}' },
  id: 'id',
  title: 'home',
  list: { order: { by: 'id', direction: 'asc' }, pageSize: 20, columns: [], filters: [] },
  actions: [],
  form: { sections: [{ name: 'all', title: text('All'), fields, properties: ['home'] }], initial: {} },
  sources: {},
  schema: { type: 'object', properties: { home: { type: 'string' } } },
  validate: () => true,
  readOnly: [],
  readPage: never,
  read: never,
  create: never,
  update: never,
};
const start = {};
const faults = {};
const open = () => undefined;
const ignore = () => undefined;

it('tidies the field that it is submitted from, and leaves the focus there', async () => {
  const save = vi.fn();
  render(
    <EntityForm
      {...{ id: 'form', entity, start, faults, isChecking: false, whyLocked: open }}
      {...{ onChange: ignore, onSubmit: save, onRefuse: ignore }}
    />,
  );
  const box = await screen.findByRole('textbox', { name: 'Website' });
  await userEvent.type(box, 'example.com/{Enter}');
  expect(save).toHaveBeenCalledExactlyOnceWith({ home: 'http://example.com' });
  expect(document.activeElement).toBe(box);
});
