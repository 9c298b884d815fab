import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ItemActions } from './item-actions.tsx';
import { queueCalls } from './queue-calls.ts';
import { uploadedItem } from './sample-item.ts';
import { UploadQueue } from './upload-queue.ts';

it('takes nothing off the list while it is being saved, and says why', async () => {
  const queue = new UploadQueue({ calls: queueCalls });
  const remove = vi.fn();
  const user = userEvent.setup();
  const { rerender } = render(<ItemActions item={uploadedItem} queue={queue} isSaving onRemove={remove} />);
  const button = screen.getByRole('button', {
    name: 'Remove goal.jpg from the list',
    description: 'It is being saved to the library. That can no longer be stopped.',
  });
  await user.click(button);
  expect(remove).not.toHaveBeenCalled();
  rerender(<ItemActions item={uploadedItem} queue={queue} isSaving={false} onRemove={remove} />);
  await user.click(button);
  expect(remove).toHaveBeenCalledOnce();
});
