import { useTranslation } from 'react-i18next';
import { MAX_ROWS } from './csv-file.ts';
import type { CsvProblem } from './csv-problem.ts';

/** Tells why a file cannot be read, in the user's language. */
export function useProblemText(): (problem: CsvProblem) => string {
  const { t, i18n } = useTranslation();
  const rows = new Intl.NumberFormat(i18n.language).format(MAX_ROWS);
  return (problem) => t(`import.file.${problem.key}`, { rows });
}
