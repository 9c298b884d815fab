import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openStored, saveButton, sent, setUp, toasts } from './sample-editor.tsx';

setUp();

it('refuses to save once another site was selected in another tab, names both, and goes on when told to', async () => {
  const user = userEvent.setup();
  const { box } = await openStored();
  await user.type(box, 'x');
  await user.click(screen.getByRole('button', { name: 'Select Isdalen SK in another tab' }));
  expect(screen.queryByText(/this tab still works on/)).toBeNull();
  await user.click(await saveButton());
  expect(screen.getByText('Not saved: this tab still works on Frosthamn HC')).toBeTruthy();
  expect(screen.getByText(/You selected Isdalen SK in another tab\. Nothing was changed on Frosthamn HC/)).toBeTruthy();
  expect(sent()).toHaveLength(0);
  expect(box).toHaveProperty('value', 'Älvnäs IFx');
  await user.keyboard('{Control>}s{/Control}');
  expect(sent()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Keep working on Frosthamn HC here' }));
  expect(screen.queryByText(/this tab still works on/)).toBeNull();
  expect(document.activeElement).toBe(await saveButton());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(toasts()).toContain('Update successful!'));
  expect(sent()).toHaveLength(1);
});
