import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../contract/entity.ts';
import { EntityForm } from './entity-form.tsx';
import { recordSession } from './record-kind.ts';
import { sampleEntity, sampleForm, text } from './sample-form.ts';

const fields: readonly FieldDefinition[] = [
  { field: 'name', label: text('Name'), widget: 'text' },
  { field: 'state', label: text('State'), widget: 'read-only' },
  { field: 'gone', label: text('Gone'), widget: 'switch' },
  { field: 'chosen', label: text('Chosen'), widget: 'switch' },
];
const flag = { type: 'boolean' };
const entity = sampleForm(
  fields,
  { name: { type: 'string' }, state: { type: 'string' }, gone: flag, chosen: flag },
  {
    actions: [
      { name: 'end', label: text('End'), text: text('It ends.'), tone: 'danger', set: { gone: true } },
      { name: 'choose', label: text('Choose'), text: text('It is chosen.'), set: { chosen: true } },
    ],
    readOnly: ['state'],
  },
);
const none = {};

async function show(start: Readonly<Record<string, unknown>>, isNew: boolean): Promise<boolean> {
  const calls = { onSubmit: () => undefined, onRefuse: () => undefined };
  render(
    <EntityForm
      id="form"
      entity={entity}
      isNew={isNew}
      session={recordSession(entity.form, start)}
      faults={none}
      isChecking={false}
      whyLocked={() => undefined}
      {...calls}
    />,
  );
  await screen.findByRole('textbox', { name: 'Name' });
  return screen.queryByRole('group', { name: 'State' }) !== null;
}

it.each([
  ['a new thing does not show what only the service fills in', {}, true, false],
  ['unless it starts with it', { state: 'draft' }, true, true],
  ['a stored one does, also where it is empty', { name: 'Cup' }, false, true],
] as const)('%s', async (_, start, isNew, isShown) => {
  expect(await show(start, isNew)).toBe(isShown);
});

it('shows another body as soon as the session holds it', async () => {
  const session = recordSession(entity.form, { name: 'Cup' });
  const calls = { onSubmit: () => undefined, onRefuse: () => undefined };
  render(
    <EntityForm
      id="form"
      entity={entity}
      session={session}
      faults={none}
      isChecking={false}
      whyLocked={() => undefined}
      {...calls}
    />,
  );
  const box = await screen.findByRole('textbox', { name: 'Name' });
  act(() => session.dispatch({ type: 'read', base: { name: 'League' } }));
  expect(box).toHaveProperty('value', 'League');
  await userEvent.type(box, ' of ice');
  act(() => session.dispatch({ type: 'read', base: { name: 'Series' } }));
  expect(box).toHaveProperty('value', 'League of ice');
});

it.each([
  ['a new thing cannot be ended', true],
  ['a stored one can', false],
] as const)('%s', async (_, isNew) => {
  await show({ name: 'Cup', gone: false, chosen: false }, isNew);
  expect(screen.getByRole('switch', { name: 'Chosen' })).toBeTruthy();
  expect(screen.queryByRole('switch', { name: 'Gone' }) === null).toBe(isNew);
});

describe('parts of one property in several sections, shown at times', () => {
  const parts = [
    { field: 'meta.kind', label: text('Kind'), widget: 'text' },
    { field: 'meta.slug', label: text('Slug'), widget: 'text', when: { 'meta.kind': ['page', 'post'] } },
  ] as const;
  const sections = parts.map((field, index) => ({
    ...{ name: `part-${index}`, title: text(`Part ${index}`), fields: [field], properties: ['meta'] },
    ...(index === 1 && { when: { 'meta.kind': ['page', 'post', 'note'] } }),
  }));
  const properties = { kind: { type: 'string' }, slug: { type: 'string' } };
  const torn = sampleEntity({
    form: { sections, initial: {} },
    schema: { type: 'object', properties: { meta: { type: 'object', properties } } },
  });
  const showTorn = async (kind: string) => {
    const session = recordSession(torn.form, { meta: { kind, slug: 's' } });
    const calls = { onSubmit: () => undefined, onRefuse: () => undefined };
    render(
      <EntityForm
        id="form"
        entity={torn}
        session={session}
        faults={none}
        isChecking={false}
        whyLocked={() => undefined}
        {...calls}
      />,
    );
    return { session, box: await screen.findByRole('textbox', { name: 'Kind' }) };
  };

  it('draws each part once, in its own section', async () => {
    await showTorn('page');
    const inSection = (name: string) => screen.getByRole('region', { name });
    expect(within(inSection('Part 0')).getAllByRole('textbox')).toHaveLength(1);
    expect(within(inSection('Part 1')).getByRole('textbox', { name: 'Slug' })).toHaveProperty('value', 's');
  });

  it('hides field and section as soon as they do not fit, and keeps what they hold', async () => {
    const { session, box } = await showTorn('page');
    await userEvent.clear(box);
    await userEvent.type(box, 'note');
    expect(screen.queryByRole('textbox', { name: 'Slug' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Part 1' })).toBeTruthy();
    await userEvent.type(box, 's');
    expect(screen.queryByRole('region', { name: 'Part 1' })).toBeNull();
    expect(session.getValue()).toEqual({ meta: { kind: 'notes', slug: 's' } });
  });
});
