import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StatisticsColumn, StatisticsRow } from '../../../generated/model/index.ts';
import { download } from '../../engine/calls/download.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-queue.ts';
import { statisticsLines } from './statistics-lines.ts';

/** Props of {@link ExportStatistics}. */
export interface ExportStatisticsProps {
  /** In their order on screen. */
  rows: readonly StatisticsRow[];
  values: readonly StatisticsColumn[];
}

/** Saves the table as a file for spreadsheets, in the style of the language. */
export function ExportStatistics({ rows, values }: ExportStatisticsProps) {
  const { t, i18n } = useTranslation();
  const write = async (): Promise<void> => {
    const { BOM, csvLines, csvStyle } = await import('../../engine/values/csv.ts');
    const heads = [t('statistics.number'), t('statistics.player'), t('statistics.team')];
    const lines = [
      [...heads, ...values.map(({ key }) => t(`statistics.keys.${key}`))],
      ...statisticsLines(rows, values),
    ];
    download(`${t('statistics.title')}.csv`, [BOM, csvLines(lines, csvStyle(i18n.language))]);
  };
  return (
    <Button
      type="regular-no-border"
      icon={<Download />}
      onPress={() => void write().catch(() => toast('error', t('engine.notFetched')))}
    >
      {t('lists.export.open')}
    </Button>
  );
}
