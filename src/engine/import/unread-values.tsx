import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WidgetOptions } from '../../contract/entity.ts';
import type { Source } from '../../contract/source.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ComboBox } from '../../ui/combo-box.tsx';
import type { Option } from '../../ui/option.ts';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCountries } from '../text/countries.ts';
import { useCounting, useText } from '../text/use-text.ts';
import { useSource } from '../widgets/use-source.ts';
import styles from './import.module.css';
import type { ImportStepProps } from './import-step.ts';
import { type UnreadValue, unreadValues, withCell } from './mended-rows.ts';
import { columnLabel } from './row-words.ts';

/** How many values are shown at once: those of the most rows. */
const SHOWN = 10;

/** Values that the file has and that name nothing here, each with what it means in all its rows. */
export function UnreadValues({ entity, session, view }: Pick<ImportStepProps, 'entity' | 'session' | 'view'>) {
  const { t } = useTranslation();
  const { mapping, rows } = view;
  const values = unreadValues(session.columns, mapping, rows);
  if (values.length === 0) return null;
  const mend = ({ column, rows: meant }: UnreadValue, text: string): void => {
    void session.mend(withCell(meant, mapping[column.key] ?? 0, text));
  };
  return (
    <Card title={t('import.unread.title')} description={t('import.unread.text')} layout="plain">
      <ul className={styles.unread}>
        {values.slice(0, SHOWN).map((value) => (
          <Unread
            key={`${value.column.key} ${value.text}`}
            entity={entity}
            value={value}
            onMean={(text) => mend(value, text)}
            onTake={(source, thing) => {
              void session.mean(source, value.text, thing, new Set(value.rows.map(({ line }) => line)));
            }}
          />
        ))}
      </ul>
      {values.length > SHOWN ? (
        <p className={styles.hint}>{t('import.unread.more', { count: values.length - SHOWN })}</p>
      ) : null}
    </Card>
  );
}

interface UnreadProps extends Pick<ImportStepProps, 'entity'> {
  value: UnreadValue;
  onMean(text: string): void;
  onTake(source: string, thing: object): void;
}

function Unread({ entity, value, onMean, onTake }: UnreadProps) {
  const { t } = useTranslation();
  const text = useText();
  const counted = useCounting(entity);
  const { column, problem } = value;
  const source = value.source === undefined ? undefined : entity.sources[value.source];
  const label = t('import.unread.means', { label: columnLabel({ t, text }, column), text: value.text });
  const description = counted('import.unread.rows', value.rows.length);
  const choices = Object.values(column.field.choices ?? {}).map(
    (choice): Option => ({ value: choice.en, label: text(choice) }),
  );
  return (
    <li>
      {problem === 'choice' ? (
        <Select label={label} description={description} options={choices} value={null} onChange={onMean} />
      ) : null}
      {problem === 'country' ? <Country label={label} description={description} onMean={onMean} /> : null}
      {source ? (
        <Thing
          label={label}
          description={description}
          source={source}
          options={column.field.options as WidgetOptions<'relation'>}
          onTake={(thing) => onTake(value.source ?? '', thing)}
        />
      ) : null}
      {problem === 'choice' || problem === 'country' || source ? null : (
        <Word label={label} description={description} onMean={onMean} />
      )}
    </li>
  );
}

interface MeaningProps {
  label: string;
  description: string;
  onMean(text: string): void;
}

function Country({ label, description, onMean }: MeaningProps) {
  const options = useCountries();
  return (
    <ComboBox
      label={label}
      description={description}
      options={options}
      value={null}
      onChange={(code) => {
        if (code !== null) onMean(code);
      }}
    />
  );
}

interface ThingProps extends Omit<MeaningProps, 'onMean'> {
  source: Source;
  options: WidgetOptions<'relation'>;
  onTake(thing: object): void;
}

/** A thing of the list that the field is filled from. */
function Thing({ label, description, source, options, onTake }: ThingProps) {
  const { t } = useTranslation();
  const choices = useSource(source, options);
  return (
    <ComboBox
      label={label}
      description={description}
      options={choices.options}
      isLoading={choices.isLoading}
      more={choices.more}
      onInputChange={choices.search}
      {...(choices.isFailed ? { empty: t('engine.choicesFailed') } : {})}
      value={null}
      onChange={(id) => {
        const thing = id === null ? undefined : choices.row(id);
        if (thing) onTake(thing);
      }}
    />
  );
}

function Word({ label, description, onMean }: MeaningProps) {
  const { t } = useTranslation();
  const [word, setWord] = useState('');
  return (
    <form
      className={styles.word}
      onSubmit={(event) => {
        event.preventDefault();
        if (word.trim() !== '') onMean(word.trim());
      }}
    >
      <TextField label={label} description={description} value={word} onChange={setWord} />
      <Button size="md" isSubmit>
        {t('import.unread.use')}
      </Button>
    </form>
  );
}
