import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { ExportDialogProps } from './export-dialog.tsx';

// Comes when it is first needed, with all that writes CSV.
const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

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
      {isOpen ? (
        <Suspense>
          <ExportDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
