import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { late } from '../../late.tsx';
import type { ExportDialogProps } from './export-dialog.tsx';

// Comes when it is first needed, with all that writes CSV.
const ExportDialog = late(
  async () => (await import('./export-dialog.tsx')).ExportDialog,
  ({ onClose }) => onClose(),
);

/** Offers what the list shows as a CSV file. */
export function ExportButton(props: Omit<ExportDialogProps, 'onClose'>) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (props.total === 0) return null;
  return (
    <>
      <Button type="regular-no-border" icon={<Download />} onPress={() => setOpen(true)}>
        {t('lists.export.open')}
      </Button>
      {isOpen ? <ExportDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
