import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../contract/entity.ts';
import { EntityForm } from './entity-form.tsx';
import { recordSession } from './record-kind.ts';
import { sampleForm, text } from './sample-form.ts';

const fields: readonly FieldDefinition[] = [{ field: 'home', label: text('Website'), widget: 'web-address' }];
const entity = sampleForm(fields, { home: { type: 'string' } });
const start = {};
const faults = {};
const open = () => undefined;
const ignore = () => undefined;

it('tidies the field that it is submitted from, and leaves the focus there', async () => {
  const save = vi.fn();
  const session = recordSession(entity.form, start);
  render(
    <EntityForm
      {...{ id: 'form', entity, session, faults, isChecking: false, whyLocked: open }}
      {...{ onSubmit: () => void save(session.getValue()), onRefuse: ignore }}
    />,
  );
  const box = await screen.findByRole('textbox', { name: 'Website' });
  await userEvent.type(box, 'example.com/{Enter}');
  expect(save).toHaveBeenCalledExactlyOnceWith({ home: 'http://example.com' });
  expect(document.activeElement).toBe(box);
});
