import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { FilterFrame } from '../../ui/filter-frame.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './location-filter.module.css';

/** Props of {@link LocationFilter}. */
export interface LocationFilterProps {
  /** The words that the venue's name must hold; undefined while the filter is off. */
  location: string | undefined;
  onChange(location: string | null): void;
}

/** A filter by words of the venue's name. */
export function LocationFilter({ location, onChange }: LocationFilterProps) {
  const { t } = useTranslation();
  return (
    <FilterFrame label={t('games.location.label')} value={location} onClear={() => onChange(null)}>
      {(close) => (
        <Words
          start={location ?? ''}
          onApply={(words) => {
            onChange(words === '' ? null : words);
            close();
          }}
        />
      )}
    </FilterFrame>
  );
}

/** As many letters as the service takes. */
const MOST = 100;

function Words({ start, onApply }: { start: string; onApply(words: string): void }) {
  const { t } = useTranslation();
  const [words, setWords] = useState(start);
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        onApply(words.trim());
      }}
    >
      <TextField label={t('games.location.words')} value={words} onChange={setWords} maxLength={MOST} autoFocus />
      <Button type="filled" size="md" isSubmit>
        {t('lists.days.apply')}
      </Button>
    </form>
  );
}
