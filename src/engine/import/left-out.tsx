import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { download } from '../calls/download.ts';
import { FormIndex } from '../form/form-index.ts';
import { useCounting, useText } from '../text/use-text.ts';
import { BOM, csvLines, csvStyle } from '../values/csv.ts';
import styles from './import.module.css';
import type { ImportStepProps } from './import-step.ts';
import { withMended } from './mended-rows.ts';
import { faultText, refusalText, shownCell, twinText } from './row-words.ts';

/** How many rows are told one by one; the file of them holds all. */
const TOLD = 20;

/** The rows of the file that were not made, each with its reason, and a file of them to be mended and imported. */
export function LeftOut({ entity, view }: Pick<ImportStepProps, 'entity' | 'view'>) {
  const { t, i18n } = useTranslation();
  const text = useText();
  const counted = useCounting(entity);
  const index = useMemo(() => new FormIndex(entity.form), [entity]);
  const { file, chosen, mended, outcomes } = view;
  if (!file) return null;
  const words = { t, text };
  const checked = new Map(view.rows.map((row) => [row.line, row]));
  const left = withMended(file.table.rows, mended).flatMap(({ line, cells }) => {
    const refusal = refusalText(words, outcomes.get(line), index);
    if (chosen.has(line) && refusal === undefined) return [];
    const row = checked.get(line);
    const faults = (row?.faults ?? []).map((fault) => faultText(words, fault));
    const twins = (row?.twins ?? []).map((twin) => twinText(words, twin));
    const why = refusal ?? ([...faults, ...twins].join(' ') || t('import.run.notChosen'));
    return [
      {
        line,
        cells,
        title: shownCell(
          row?.title ||
            cells
              .filter((cell) => cell !== '')
              .slice(0, 2)
              .join(' '),
        ),
        why,
      },
    ];
  });
  if (left.length === 0) return null;
  const save = (): void => {
    const records = left.map(({ cells, why }) => [...cells, why]);
    const lines = csvLines([[...file.table.columns, t('import.run.reason')], ...records], csvStyle(i18n.language));
    download(`${entity.name}-${t('import.run.leftOutFile')}.csv`, [BOM + lines]);
  };
  return (
    <>
      <p className={styles.leftOut}>{counted('import.run.leftOut', left.length)}</p>
      <ul className={styles.texts}>
        {left.slice(0, TOLD).map(({ line, title, why }) => (
          <li key={line}>
            {t('import.run.leftOutRow', { line, title })} {why}
          </li>
        ))}
        {left.length > TOLD ? <li>{t('import.run.leftOutMore', { count: left.length - TOLD })}</li> : null}
      </ul>
      <div className={styles.actions}>
        <Button icon={<Download />} onPress={save}>
          {counted('import.run.saveLeftOut', left.length)}
        </Button>
      </div>
    </>
  );
}
