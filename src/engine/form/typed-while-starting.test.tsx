import { fireEvent, render, screen } from '@testing-library/react';
import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../contract/entity.ts';
import type { Values } from '../values/values.ts';
import { EntityForm } from './entity-form.tsx';
import { sampleForm, text } from './sample-form.ts';

const fields: readonly FieldDefinition[] = [{ field: 'short', label: text('Short name'), widget: 'text' }];
const entity = sampleForm(fields, { short: { type: 'string' } });
const faults = {};
const open = () => undefined;
const ignore = () => undefined;

/** A form that is told to start anew, as an editor tells it once what was saved is read again; `onStarted` is called as soon as that is on screen. */
function Page({ onStarted }: { onStarted(): void }) {
  const [start, setStart] = useState<Values>({ short: 'Kort' });
  const latest = useRef<Values>(start);
  const begun = useRef<Values>(start);
  const startAnew = () => {
    const again = { short: 'Kort' };
    latest.current = again;
    begun.current = again;
    startTransition(() => setStart(again));
  };
  useLayoutEffect(() => {
    if (start === begun.current) queueMicrotask(onStarted);
  }, [start, onStarted]);
  return (
    <>
      <EntityForm
        {...{ id: 'form', entity, start, faults, isChecking: false, whyLocked: open }}
        isAsStarted={() => latest.current === begun.current}
        onChange={(values) => {
          latest.current = values;
        }}
        {...{ onSubmit: ignore, onRefuse: ignore }}
      />
      <button type="button" onClick={startAnew}>
        Read again
      </button>
    </>
  );
}

afterEach(() => vi.unstubAllGlobals());

it('keeps what is typed in the moment in which it starts anew', async () => {
  const onStarted = vi.fn();
  render(<Page onStarted={onStarted} />);
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Short name' });
  await Promise.resolve();
  onStarted.mockImplementation(() => fireEvent.change(box, { target: { value: 'Kortare' } }));
  onStarted.mockClear();
  // As in a browser: what follows from a commit comes when there is time for it.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByRole('button', { name: 'Read again' }).click();
  await vi.waitFor(() => expect(onStarted).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(box.value).toBe('Kortare');
});
