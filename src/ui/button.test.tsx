import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

test('a button with a reason stays in the tab order, says why, and does nothing', async () => {
  const onPress = vi.fn();
  render(
    <Button why="Nothing has changed." onPress={onPress}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const description = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Nothing has changed.');
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  expect((await screen.findByRole('tooltip')).textContent).toBe('Nothing has changed.');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();
});

test('the focus stays on a button whose reason comes and goes', async () => {
  const { rerender } = render(<Button>Save</Button>);
  await userEvent.tab();
  const before = document.activeElement;
  rerender(<Button why="Nothing has changed.">Save</Button>);
  expect(document.activeElement).toBe(before);
  expect(before?.getAttribute('aria-disabled')).toBe('true');
});

test('a submit button with a reason does not submit', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { rerender } = render(
    <form onSubmit={onSubmit}>
      <Button isSubmit why="A name is missing.">
        Save
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(
    <form onSubmit={onSubmit}>
      <Button isSubmit>Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a pending button keeps its name and ignores presses', async () => {
  const onPress = vi.fn();
  render(
    <Button isPending onPress={onPress}>
      Save
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Save/ }));
  expect(onPress).not.toHaveBeenCalled();
});
