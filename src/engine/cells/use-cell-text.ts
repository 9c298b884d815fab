import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../entity/row-name.ts';
import { useCountryName } from '../text/countries.ts';
import { useText } from '../text/use-text.ts';
import { recentTime } from '../values/relative-time.ts';
import { useNow } from '../values/use-now.ts';
import type { CellWords } from './cell-values.ts';

/** What cells need to show values in the user's language. */
export function useCellWords(): CellWords {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const text = useText();
  const country = useCountryName();
  const name = useNames();
  const now = useNow();
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(language);
    return {
      text,
      country,
      name,
      number: (value) => numbers.format(value),
      ago: (iso) => recentTime(iso, language, now()),
      yes: t('lists.yes'),
      no: t('lists.no'),
    };
  }, [t, language, text, country, name, now]);
}
