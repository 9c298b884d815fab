import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { optionalPart } from '../../loading/optional-part.tsx';
import type { ExportDialogProps } from './export-dialog.tsx';

// Comes when it is first needed, with all that writes CSV.
const ExportDialog = optionalPart(
  async () => (await import('./export-dialog.tsx')).ExportDialog,
  ({ onClose }) => onClose(),
);

/** Props of {@link ExportButton}. */
export interface ExportButtonProps extends Omit<ExportDialogProps, 'total' | 'onClose'> {
  /** How many rows match; undefined while that is not known. */
  total: number | undefined;
}

/**
 * Offers what the list shows as a CSV file. Has its place while the list is read: nothing beside it moves once it can
 * be pressed.
 */
export function ExportButton({ total, ...list }: ExportButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (total === 0) return null;
  return (
    <>
      <Button
        type="regular-no-border"
        icon={<Download />}
        why={total === undefined ? t('ui.loading') : undefined}
        onPress={() => setOpen(true)}
      >
        {t('lists.export.open')}
      </Button>
      {isOpen && total !== undefined ? <ExportDialog {...list} total={total} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
