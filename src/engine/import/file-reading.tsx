import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { Select } from '../../ui/select.tsx';
import { DELIMITERS } from './csv-file.ts';
import { ENCODINGS } from './file-encoding.ts';
import styles from './import.module.css';
import type { ImportStepProps } from './import-step.ts';
import { useProblemText } from './use-problem-text.ts';

/** How the file was read: its encoding and its delimiter, both to be changed, and where its column names were found. */
export function FileReading({ session, view }: Pick<ImportStepProps, 'session' | 'view'>) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { file, problem } = view;
  if (!file) return null;
  const { source, table } = file;
  return (
    <>
      {problem ? (
        <div className={styles.found}>
          <Banner status="error" title={t('import.reading.problem')}>
            {problemText(problem)}
          </Banner>
        </div>
      ) : null}
      <div className={styles.reading}>
        {source ? (
          <Select
            label={t('import.reading.encoding')}
            description={t('import.reading.encodingHint')}
            options={ENCODINGS.map((value) => ({ value, label: t(`import.reading.encodings.${value}`) }))}
            value={source.encoding}
            onChange={(value) => {
              const encoding = ENCODINGS.find((one) => one === value);
              if (encoding) void session.reread({ encoding });
            }}
          />
        ) : null}
        <Select
          label={t('import.reading.delimiter')}
          options={DELIMITERS.map((value, index) => ({ value, label: t(`import.reading.delimiters.${index}`) }))}
          value={table.delimiter}
          onChange={(value) => {
            const delimiter = DELIMITERS.find((one) => one === value);
            if (delimiter) void session.reread({ delimiter });
          }}
        />
      </div>
      {table.isBelowTitles ? <p className={styles.found}>{t('import.reading.head', { line: table.head })}</p> : null}
    </>
  );
}
