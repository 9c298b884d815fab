import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queueCalls } from './queue-calls.ts';
import { uploadedItem } from './sample-item.ts';
import { TotalProgress } from './total-progress.tsx';
import type { UploadItem } from './upload-item.ts';
import { UploadQueue } from './upload-queue.ts';

/** What a screen reader hears of uploads. */
function heard(...items: UploadItem[]): string | null {
  const queue = new UploadQueue({ calls: queueCalls });
  act(() => queue.restore(items));
  const { unmount } = render(<TotalProgress queue={queue} />);
  const { textContent } = screen.getByRole('status');
  unmount();
  return textContent;
}

it('says that everything is uploaded, and not so where a file failed', () => {
  const failed: UploadItem = { ...uploadedItem, id: 'failed', state: { step: 'failed', failure: { status: 507 } } };
  expect(heard(uploadedItem)).toBe('Everything is uploaded');
  expect(heard(uploadedItem, failed)).toBe('');
});
