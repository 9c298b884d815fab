import { readFileSync } from 'node:fs';
import { ErrorSchemaBuilder, type RJSFValidationError } from '@rjsf/utils';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ajv2020 } from 'ajv/dist/2020.js';
import i18next from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CompiledValidator, FieldDefinition } from '../../contract/entity.ts';
import { ToastRegion } from '../../ui/toast.tsx';
import { clearToasts } from '../../ui/toast-queue.ts';
import { type Values, valueAt } from '../values/values.ts';
import { EntityForm } from './entity-form.tsx';
import { recordSession } from './record-kind.ts';
import { sampleForm } from './sample-form.ts';

const table = JSON.parse(readFileSync('forms/widgets.json', 'utf8')) as Record<string, { keywords: object }>;
const text = (en: string) => ({ en, sv: `${en} (sv)` });
const fields: readonly FieldDefinition[] = [
  { field: 'reach', label: text('Reach'), widget: 'contacts', options: {} },
  { field: 'social', label: text('Social'), widget: 'accounts', options: { media: ['facebook'] } },
  {
    field: 'stands',
    label: text('Stands'),
    widget: 'rows',
    options: { lockedBy: 'locked' },
    items: [
      { field: 'place', label: text('Place'), widget: 'text', empty: '' },
      { field: 'locked', label: text('Locked'), widget: 'hidden' },
    ],
  },
];
const place = { type: 'string', maxLength: 5 };
const schema = {
  type: 'object',
  properties: {
    reach: { type: 'array', ...table.contacts?.keywords },
    social: { type: 'object', ...table.accounts?.keywords },
    stands: {
      type: 'array',
      items: { type: 'object', properties: { place, locked: { type: 'boolean' } }, required: ['place'] },
    },
  },
};
const shown = {
  ...schema.properties,
  reach: { type: 'array', items: { type: 'object' } },
  social: { type: 'object' },
};
const entity = sampleForm(fields, shown, {
  validate: new Ajv2020({ allErrors: true, strict: false }).compile(schema) as CompiledValidator,
});

const noFaults = {};
const unlocked = () => undefined;

async function open(
  start: Values,
  faults = noFaults,
  whyLocked: (field: FieldDefinition) => string | undefined = unlocked,
) {
  const session = recordSession(entity.form, start);
  const onSubmit = vi.fn();
  const onRefuse = vi.fn<(errors: readonly RJSFValidationError[]) => void>();
  const calls = { onSubmit, onRefuse };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EntityForm
        id="form"
        entity={entity}
        session={session}
        faults={faults}
        isChecking={false}
        whyLocked={whyLocked}
        {...calls}
      />
      <button type="submit" form="form">
        Save
      </button>
      <ToastRegion />
    </QueryClientProvider>,
  );
  await screen.findByRole('group', { name: /^Reach( \(sv\))?$/ });
  await waitFor(() => expect(document.getElementById('field.social.facebook')).toBeTruthy());
  return { ...calls, session, user: userEvent.setup() };
}

const wrong = {
  reach: [
    { type: 'pager', value: '77' },
    { type: 'email', value: 'asta' },
  ],
  social: { facebook: 'frost hamn' },
  stands: [{ place: 'North stand' }],
};

afterEach(clearToasts);

describe.each([
  ['en', 'E-mail must be an e-mail address', 'Facebook takes a name', 'Place can have at most 5'],
  ['sv', 'E-post måste vara en e-postadress', 'Facebook tar ett namn', 'Place (sv) får ha högst 5'],
] as const)('errors inside a value, in %s', (language, contact, account, row) => {
  it('are told at their very controls, by the part’s own label', async () => {
    await i18next.changeLanguage(language);
    const { user, onRefuse, onSubmit } = await open(wrong);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).not.toHaveBeenCalled();
    const found = onRefuse.mock.lastCall?.[0] ?? [];
    const messages = new Map(found.map(({ property, message }) => [property?.replace(/^\./, ''), message]));
    expect(messages.get('reach.1.value')).toContain(contact);
    expect(messages.get('social.facebook')).toContain(account);
    expect(messages.get('stands.0.place')).toContain(row);
    for (const path of ['reach.1.value', 'social.facebook', 'stands.0.place']) {
      const control = document.getElementById(`field.${path}`);
      expect(control?.getAttribute('aria-invalid')).toBe('true');
      expect(document.getElementById(`field.${path}-error`)?.textContent).toContain(messages.get(path));
    }
  });
});

it('shows the faults of the service at their parts', async () => {
  const faults = new ErrorSchemaBuilder().addErrors('Nobody answers there.', 'reach.0.value').ErrorSchema;
  await open({ reach: [{ type: 'phone', value: '08-123 45 67' }], social: {}, stands: [] }, faults);
  expect(document.getElementById('field.reach.0.value-error')?.textContent).toContain('Nobody answers there.');
});

it('writes a change in a part into the whole of its field', async () => {
  const { user, session } = await open({ reach: [{ type: 'phone', value: '1' }], social: {}, stands: [] });
  await user.type(screen.getByRole('textbox', { name: 'Contact, row 1' }), '2');
  expect(session.getValue()).toMatchObject({ reach: [{ type: 'phone', value: '12' }] });
  expect(session.get().past.map(({ path }) => path)).toEqual(['reach.0.value']);
});

it('locks the fields of its rows with the list', async () => {
  const start = { reach: [], social: {}, stands: [{ place: 'North' }] };
  await open(start, noFaults, ({ field }) => (field === 'stands' ? 'The league keeps these.' : undefined));
  const place = document.getElementById('field.stands.0.place');
  expect(place).toHaveProperty('readOnly', true);
  const told = place
    ?.getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(told?.join(' ')).toContain('The league keeps these.');
});

it('removes a row with the focus on the next one, and brings it back', async () => {
  const locked = { place: 'Press', locked: true };
  const { user, session } = await open({
    reach: [],
    social: {},
    stands: [{ place: 'North' }, { place: 'South' }, locked],
  });
  const stands = (): unknown => valueAt(session.getValue(), 'stands');
  expect(screen.getByRole('button', { name: 'Remove row 3' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
  expect(stands()).toEqual([{ place: 'South' }, locked]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove row 1' }));
  await act(async () => screen.getByRole('button', { name: 'Undo' }).click());
  await waitFor(() => expect(stands()).toEqual([{ place: 'North' }, { place: 'South' }, locked]));
  expect(document.activeElement?.id).toBe('field.stands.0.place');
});

it('adds a row with the focus in it', async () => {
  const { user } = await open({ reach: [], social: {}, stands: [] });
  await user.click(screen.getAllByRole('button', { name: 'Add' })[0] as HTMLElement);
  await waitFor(() => expect(document.activeElement?.id).toBe('field.stands.0.place'));
});
