import { Redo2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import type { UndoRedo } from './use-undo-keys.ts';

/** Props of {@link UndoButtons}. */
export interface UndoButtonsProps {
  can: UndoRedo['can'];
  onUndo(): void;
  onRedo(): void;
}

/** The two buttons of a save bar that undo and redo; none while there is nothing to undo or redo. */
export function UndoButtons({ can, onUndo, onRedo }: UndoButtonsProps) {
  const { t } = useTranslation();
  if (!can.undo && !can.redo) return null;
  return (
    <>
      <IconButton
        label={t('history.undoKeys')}
        icon={<Undo2 />}
        why={can.undo ? undefined : t('history.nothingToUndo')}
        onPress={onUndo}
      />
      <IconButton
        label={t('history.redoKeys')}
        icon={<Redo2 />}
        why={can.redo ? undefined : t('history.nothingToRedo')}
        onPress={onRedo}
      />
    </>
  );
}
