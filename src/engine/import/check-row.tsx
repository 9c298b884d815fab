import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useText } from '../text/use-text.ts';
import { type CheckedRow, isReady } from './check-rows.ts';
import styles from './import.module.css';
import type { ImportStepProps } from './import-step.ts';
import { columnsToMend } from './mended-rows.ts';
import { columnLabel, faultText, shownCell, twinText, type Words } from './row-words.ts';

interface CheckRowProps extends Pick<ImportStepProps, 'session' | 'view'> {
  row: CheckedRow;
  isChosen: boolean;
  onChoose(is: boolean): void;
}

/** A row of the file: what is wrong with it, to be mended here, and whether it is chosen. */
export function CheckRow({ session, view, row, isChosen, onChoose }: CheckRowProps) {
  const { t } = useTranslation();
  const [isMending, setMending] = useState(false);
  const words: Words = { t, text: useText() };
  const faults = row.faults.map((fault) => faultText(words, fault));
  const twins = row.twins.map((twin) => twinText(words, twin));
  const label = shownCell(row.title) || t('import.check.unnamed');
  const line = t('import.check.line', { line: row.line });
  return (
    <li className={styles.row}>
      {faults.length > 0 ? (
        <div className={styles.name}>
          {label}
          <small className={styles.line}>{line}</small>
        </div>
      ) : (
        <Checkbox label={label} description={line} value={isChosen} onChange={onChoose} />
      )}
      <div className={styles.problems}>
        {faults.length > 0 ? <Badge tone="error">{t('import.check.fault')}</Badge> : null}
        {faults.length === 0 && twins.length > 0 ? <Badge tone="warning">{t('import.check.twin')}</Badge> : null}
        {isReady(row) ? <Badge tone="success">{t('import.check.isReady')}</Badge> : null}
        {[...faults, ...twins].length > 0 ? (
          <ul className={styles.texts}>
            {[...faults, ...twins].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : null}
        {faults.length > 0 && !isMending ? (
          <Button
            size="md"
            icon={<Pencil />}
            label={t('import.mend.openOf', { line, name: label })}
            onPress={() => setMending(true)}
          >
            {t('import.mend.open')}
          </Button>
        ) : null}
        {isMending ? <MendForm session={session} view={view} row={row} onDone={() => setMending(false)} /> : null}
      </div>
    </li>
  );
}

/** The cells that are to blame, as texts. */
function MendForm({ session, view, row, onDone }: Omit<CheckRowProps, 'isChosen' | 'onChoose'> & { onDone(): void }) {
  const { t } = useTranslation();
  const words: Words = { t, text: useText() };
  // Which cells stand here is settled when the form opens: a fault that is mended must not take its field away.
  const [columns] = useState(() => columnsToMend(session.columns, view.mapping, row.faults));
  const [cells, setCells] = useState(row.cells);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void session.mend(new Map([[row.line, cells]]));
    onDone();
  };
  return (
    <form className={styles.mend} onSubmit={submit}>
      {columns.map((column, position) => {
        const index = view.mapping[column.key] ?? 0;
        return (
          <TextField
            key={column.key}
            label={columnLabel(words, column)}
            autoFocus={position === 0}
            value={cells[index] ?? ''}
            onChange={(text) => setCells(cells.with(index, text))}
          />
        );
      })}
      <div className={styles.mendActions}>
        <Button size="md" onPress={onDone}>
          {t('import.mend.cancel')}
        </Button>
        <Button size="md" type="filled" isSubmit>
          {t('import.mend.check')}
        </Button>
      </div>
    </form>
  );
}
