import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LightIconButton } from './light-icon-button.tsx';

afterEach(cleanup);

const onPress = vi.fn();
const show = (why?: string) => {
  onPress.mockClear();
  render(<LightIconButton label="Remove row 1" icon={<i />} onPress={onPress} why={why} />);
  return screen.getByRole('button', { name: 'Remove row 1' });
};

test('it does what it says, and shows its name to the keyboard until Escape', async () => {
  const button = show();
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('tooltip').textContent).toBe('Remove row 1');
  await user.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('closed it does nothing, and says why: by its description, and on a press', async () => {
  const button = show('The list is locked.');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'The list is locked.',
  );
  await act(async () => fireEvent.click(button));
  expect(onPress).not.toHaveBeenCalled();
  expect(screen.getByRole('tooltip').textContent).toBe('The list is locked.');
});
