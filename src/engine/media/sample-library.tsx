import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { samplePicture } from '../../ui/rich-text/sample-page.ts';
import type { LibraryItem, MediaLibrary, MediaPickerProps } from './library-context.ts';

const items: readonly LibraryItem[] = [0, 1, 2, 3].map((place) => ({
  type: 'image',
  id: String(place),
  mediaString: samplePicture(place),
  name: `Picture ${place + 1}`,
}));

function Picker({ title, isSeveral, onChoose, onClose }: MediaPickerProps) {
  const [chosen, setChosen] = useState<readonly LibraryItem[]>([]);
  const take = (item: LibraryItem): void => {
    if (isSeveral) setChosen([...chosen, item]);
    else {
      onChoose([item]);
      onClose();
    }
  };
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <Button
          type="filled"
          onPress={() => {
            onChoose(chosen);
            onClose();
          }}
        >
          Choose
        </Button>
      }
    >
      {items.map((item) => (
        <Button key={item.id} onPress={() => take(item)}>
          {item.name}
        </Button>
      ))}
    </Dialog>
  );
}

const keyOf = (...parts: string[]): readonly string[] => parts;

/** A library in memory, so that widgets with pictures can be tried without a service. */
export const sampleLibrary: MediaLibrary = {
  Picker,
  read: (mediaString) => ({
    queryKey: keyOf('sample picture', mediaString),
    queryFn: () => Promise.resolve({ items: items.filter((item) => item.mediaString === mediaString) }),
  }),
  render: (mediaString) => ({
    queryKey: keyOf('sample rendering', mediaString),
    queryFn: () => Promise.resolve({ url: samplePicture(0) }),
  }),
  store: async (file, { onProgress }) => {
    for (const share of [0.2, 0.6, 1]) {
      onProgress(share);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return file.size === 0 ? { why: 'The file is empty.' } : { item: items[1] as LibraryItem };
  },
  crops: () => ({ queryKey: keyOf('sample crops'), queryFn: () => Promise.resolve({ crops: [] }) }),
  path: () => '#gallery',
};
