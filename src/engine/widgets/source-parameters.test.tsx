import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FormScopeProvider } from './form-context.ts';
import { sampleValues } from './sample-values.ts';
import { useFilledParameters } from './source-parameters.ts';

const parameters = { of: 'owner', first: 'home.id', second: 'away.id' };
const drawn = vi.fn();

function Filled() {
  const { given, isWhole } = useFilledParameters(parameters);
  drawn();
  return <output>{JSON.stringify({ given, isWhole })}</output>;
}

it('fills parameters from the form as it changes, and draws nothing again for other changes', () => {
  const values = sampleValues({ owner: 'o1', home: null, away: { id: 'b' } });
  render(
    <FormScopeProvider value={{ sources: {}, whyLocked: () => undefined, values }}>
      <Filled />
    </FormScopeProvider>,
  );
  const told = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '');
  expect(told()).toEqual({ given: { of: 'o1', second: 'b' }, isWhole: false });
  act(() => values.set({ owner: 'o1', home: { id: 'a' }, away: { id: 'b' } }));
  expect(told()).toEqual({ given: { of: 'o1', first: 'a', second: 'b' }, isWhole: true });
  drawn.mockClear();
  act(() => values.set({ owner: 'o1', home: { id: 'a', name: 'A' }, away: { id: 'b' }, note: 'x' }));
  expect(drawn).not.toHaveBeenCalled();
});
