import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import styles from './pagination.module.css';
import { Select } from './select.tsx';

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  pageSize: number;
  /** How many rows there are in all. */
  total: number;
  /** Whether there are at least `total`, and nobody says how many more. */
  isLeast?: boolean | undefined;
  onPage: (page: number) => void;
  onPageSize?: ((pageSize: number) => void) | undefined;
  pageSizes?: readonly number[] | undefined;
}

const SIZES = [25, 50, 100];

/** Which rows are in sight, and the way to the others. At the ends the buttons stay in place and say why they rest. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, isLeast = false, onPage, onPageSize, pageSizes = SIZES } = props;
  const { t, i18n } = useTranslation();
  const last = Math.max(1, Math.ceil(total / pageSize));
  const number = new Intl.NumberFormat(i18n.language);
  const from = number.format(total === 0 ? 0 : (page - 1) * pageSize + 1);
  const known = isLeast ? total - 1 : total;
  const to = number.format(Math.min(page * pageSize, known));
  const before = page <= 1 ? t('ui.pages.noneBefore') : undefined;
  const after = page >= last ? t('ui.pages.noneAfter') : undefined;
  const sizes = pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].sort((a, b) => a - b);
  return (
    <nav className={styles.pages} aria-label={t('ui.pages.label')}>
      <p className={styles.range} role="status">
        {t(isLeast ? 'ui.pages.rangeOfMore' : 'ui.pages.range', { from, to, total: number.format(known) })}
      </p>
      {onPageSize ? (
        <div className={styles.size}>
          <span aria-hidden="true">{t('ui.pages.size')}</span>
          <Select
            label={t('ui.pages.size')}
            isLabelHidden
            options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
            value={String(pageSize)}
            onChange={(size) => onPageSize(Number(size))}
          />
        </div>
      ) : null}
      <div className={styles.buttons}>
        <IconButton label={t('ui.pages.first')} icon={<ChevronFirst />} why={before} onPress={() => onPage(1)} />
        <IconButton
          label={t('ui.pages.previous')}
          icon={<ChevronLeft />}
          why={before}
          onPress={() => onPage(page - 1)}
        />
        <IconButton label={t('ui.pages.next')} icon={<ChevronRight />} why={after} onPress={() => onPage(page + 1)} />
        <IconButton
          label={t('ui.pages.last')}
          icon={<ChevronLast />}
          why={isLeast ? t('ui.pages.uncounted') : after}
          onPress={() => onPage(last)}
        />
      </div>
    </nav>
  );
}
