import { useState } from 'react';
import type { LibraryItem, MediaLibrary, MediaPickerProps } from '../../engine/media/library-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const COLOURS = ['1c5ba5', '712a7a', '12734a', 'b3261e'];

/** A drawn picture of the library in memory. */
export function samplePicture(place: number): string {
  const colour = COLOURS[place % COLOURS.length];
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path fill="#${colour}" d="M0 0h160v90H0z"/><circle cx="${40 + 25 * (place % 4)}" cy="40" r="24" fill="#fff" opacity=".7"/></svg>`,
  )}`;
}

const items: readonly LibraryItem[] = COLOURS.map((colour, place) => ({
  type: 'image',
  id: colour,
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

/** A library in memory, so that widgets with pictures can be tried without a service. */
export const sampleLibrary: MediaLibrary = {
  Picker,
  read: (mediaString) => ({
    queryKey: ['sample picture', mediaString],
    queryFn: () => Promise.resolve({ items: items.filter((item) => item.mediaString === mediaString) }),
  }),
  crops: () => ({ queryKey: ['sample crops'], queryFn: () => Promise.resolve({ crops: [] }) }),
  path: () => '#gallery',
};
