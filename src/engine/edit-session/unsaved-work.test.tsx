import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leaveWithUnsavedWorkDiscarded, useUnsavedWork } from './unsaved-work.ts';

const order: string[] = [];
const isDirty = () => true;
const keeper = { keep: () => order.push('kept'), discard: () => order.push('discarded') };

function Editor() {
  useUnsavedWork(isDirty, keeper);
  return <input aria-label="Name" onBlur={() => order.push('left')} />;
}

it('a field is left before its work is given up, since what tidies it would count as typed afterwards', () => {
  render(<Editor />);
  screen.getByLabelText('Name').focus();
  leaveWithUnsavedWorkDiscarded();
  expect(order).toEqual(['left', 'discarded']);
});
