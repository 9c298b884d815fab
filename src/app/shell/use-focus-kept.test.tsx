import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PageHeader } from '../../ui/page-header.tsx';
import { useFocusKept } from './use-focus-kept.ts';

function Page() {
  const [isOn, setOn] = useState(true);
  const [isShown, setShown] = useState(true);
  const [isGiven, setGiven] = useState(true);
  useFocusKept();
  return (
    <main>
      <PageHeader title="Players" />
      <span>
        <button type="button">Change filter</button>
        {isOn ? (
          <button type="button" onClick={() => setOn(false)}>
            Clear filter
          </button>
        ) : null}
      </span>
      {isShown ? (
        <button type="button" onClick={() => setShown(false)}>
          Save
        </button>
      ) : null}
      {isGiven ? (
        <button
          type="button"
          onClick={() => {
            setGiven(false);
            setTimeout(() => document.getElementById('next')?.focus(), 50);
          }}
        >
          Remove
        </button>
      ) : null}
      <button type="button" id="next">
        Next
      </button>
    </main>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const focused = () => document.activeElement?.textContent;

it('passes the focus on when what had it goes away: to what is left around it, at the latest to the heading', async () => {
  render(<Page />);
  await press('Clear filter');
  await waitFor(() => expect(focused()).toBe('Change filter'));
  await press('Save');
  await waitFor(() => expect(focused()).toBe('Players'));
});

it('leaves it to whoever moves it by themselves', async () => {
  render(<Page />);
  await press('Remove');
  await waitFor(() => expect(focused()).toBe('Next'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(focused()).toBe('Next');
});
