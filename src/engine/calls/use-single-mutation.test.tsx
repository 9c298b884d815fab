import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSingleMutation } from './use-single-mutation.ts';

const send = vi.fn<(word: string) => Promise<string>>();

function Sender() {
  const { mutate, isPending, error } = useSingleMutation({ mutationFn: send });
  return (
    <>
      <button type="button" onClick={() => mutate('a')}>
        Send
      </button>
      <output>{isPending ? 'pending' : (error?.message ?? 'done')}</output>
    </>
  );
}

it('sends once for two presses at once, tells what failed, and sends again then', async () => {
  send.mockRejectedValueOnce(new Error('refused')).mockResolvedValue('b');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Sender />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button');
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByText('refused')).toBeTruthy();
  expect(send).toHaveBeenCalledTimes(1);
  act(() => button.click());
  expect(await screen.findByText('done')).toBeTruthy();
  expect(send).toHaveBeenCalledTimes(2);
});
