import { Columns3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { optionalPart } from '../../loading/optional-part.tsx';
import type { ChosenColumns } from './use-column-choice.ts';

const ColumnPanel = optionalPart(
  async () => (await import('./column-panel.tsx')).ColumnPanel,
  () => undefined,
  <Spinner />,
);

/** Opens the choice of a list's columns. */
export function ColumnsButton(props: ChosenColumns) {
  const { t } = useTranslation();
  return (
    <Popover
      label={t('lists.columns.title')}
      align="end"
      trigger={
        <Button type="regular-no-border" icon={<Columns3 />}>
          {t('lists.columns.open')}
        </Button>
      }
    >
      <ColumnPanel {...props} />
    </Popover>
  );
}
