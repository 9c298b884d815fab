import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { FieldDefinition } from '../../contract/entity.ts';
import { EntityForm } from '../../engine/form/entity-form.tsx';
import { recordSession } from '../../engine/form/record-kind.ts';
import { sampleEntity } from '../../engine/form/sample-form.ts';
import { Surroundings } from '../surroundings.tsx';
import { benchForm, benchRecord, benchSchema } from './bench-form.ts';

const ROWS = 40;
const entity = sampleEntity({ form: benchForm, schema: benchSchema });

// Every drawing of a field asks once whether the field is locked: that counts the drawings, whatever the machine's speed.

test('a key draws its own field anew and no other, in the form of forty fields with its two lists of twenty', async () => {
  const whyLocked = vi.fn<(field: FieldDefinition) => string | undefined>();
  const session = recordSession(entity.form, benchRecord);
  const none = {};
  render(
    <Surroundings>
      <EntityForm
        id="bench"
        entity={entity}
        session={session}
        faults={none}
        isChecking={false}
        whyLocked={whyLocked}
        onSubmit={() => undefined}
        onRefuse={() => undefined}
      />
    </Surroundings>,
  );
  const drawnBy = (input: HTMLElement, value: string): string[] => {
    whyLocked.mockClear();
    fireEvent.change(input, { target: { value } });
    return whyLocked.mock.calls.map(([{ field }]) => field);
  };
  // The form is drawn in turn: what comes with a later turn is no answer to a key.
  await waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(ROWS));
  const [field] = await screen.findAllByLabelText(/^text 1\b/);
  const [inRow] = await screen.findAllByLabelText(/^text\b(?! \d)/);
  if (!field || !inRow) throw new Error('the form shows neither');
  expect(new Set(drawnBy(field, 'Isdalen'))).toEqual(new Set(['text1']));
  expect(drawnBy(field, 'Isdalen SK').length).toBeLessThanOrEqual(2);
  // In a row the row's fields and its list's frame may be drawn too, but never the other rows.
  expect(drawnBy(inRow, 'Isdalen').length).toBeLessThanOrEqual(8);
});
