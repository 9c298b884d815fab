import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { useActiveSite } from '../active-site.ts';
import { download } from '../calls/download.ts';
import { useReadOnlyReason } from '../entity/use-read-only-reason.ts';
import { useCounting, useText } from '../text/use-text.ts';
import { BOM, csvLines, csvStyle } from '../values/csv.ts';
import styles from './import.module.css';
import type { KeptJob } from './import-job.ts';
import type { ImportStepProps } from './import-step.ts';
import { columnLabel } from './row-words.ts';
import { useProblemText } from './use-problem-text.ts';

/** The first step: a file, or an import that was left. */
export function FileStep({ entity, session, view, refuses }: ImportStepProps) {
  const { t, i18n } = useTranslation();
  const text = useText();
  const { name } = useActiveSite();
  const why = useReadOnlyReason(entity);
  const { problem, kept } = view;
  const problemText = useProblemText();
  const saveTemplate = (): void => {
    const labels = session.columns.filter(({ whole }) => !whole).map((column) => columnLabel({ t, text }, column));
    download(`${entity.name}.csv`, [BOM + csvLines([labels], csvStyle(i18n.language))]);
  };
  return (
    <>
      {kept && !why ? (
        <KeptImport
          entity={entity}
          kept={kept}
          onGoOn={() => {
            if (!refuses()) void session.goOn();
          }}
          onForget={() => void session.forget()}
        />
      ) : null}
      {problem ? (
        <Banner status="error" title={t('import.file.problem')}>
          {problemText(problem)}
        </Banner>
      ) : null}
      <FileDrop
        label={t('import.file.drop', { site: name })}
        choose={t('import.file.choose')}
        accepts={['.csv', '.txt', '.tsv', 'text/csv']}
        onFile={(file) => void session.open(file)}
        why={why}
      >
        <p className={styles.hint}>{t('import.file.hint')}</p>
        <Button type="regular-no-border" icon={<Download />} onPress={saveTemplate}>
          {t('import.file.template')}
        </Button>
      </FileDrop>
    </>
  );
}

interface KeptImportProps {
  entity: ImportStepProps['entity'];
  kept: KeptJob;
  onGoOn(): void;
  onForget(): void;
}

function KeptImport({ entity, kept, onGoOn, onForget }: KeptImportProps) {
  const { t } = useTranslation();
  const counted = useCounting(entity);
  const outcomes = [...kept.outcomes.values()];
  const settled = outcomes.filter(({ state }) => state !== 'sent').length;
  const isDone = settled >= kept.chosen.length;
  return (
    <Banner
      status="info"
      title={t(isDone ? 'import.kept.done' : 'import.kept.open', { file: kept.file })}
      action={
        <span className={styles.actions}>
          <Button size="md" type="regular-no-border" onPress={onForget}>
            {t('import.kept.forget')}
          </Button>
          <Button size="md" onPress={onGoOn}>
            {t(isDone ? 'import.kept.show' : 'import.run.goOn')}
          </Button>
        </span>
      }
    >
      {counted('import.kept.text', kept.chosen.length, { done: settled })}
    </Banner>
  );
}
