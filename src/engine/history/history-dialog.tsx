import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { HistoryEntries, type HistoryEntriesProps } from './history-entries.tsx';

/** Props of {@link HistoryDialog}. */
export interface HistoryDialogProps extends HistoryEntriesProps {
  onClose(): void;
}

/** The history of what is edited, above its form. */
export function HistoryDialog({ onClose, ...entries }: HistoryDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('entryHistory.title')}
      size="lg"
      actions={<Button onPress={onClose}>{t('entryHistory.back')}</Button>}
    >
      <HistoryEntries {...entries} />
    </Dialog>
  );
}
