import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../engine/text/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drag-area.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { PLACEHOLDERS, Skeleton } from '../../ui/skeleton.tsx';
import styles from './people-search.module.css';
import type { Found } from './use-found.ts';

/** Props of {@link PeopleSearch}. */
export interface PeopleSearchProps {
  title: string;
  label: string;
  /** What stands while nothing is written and nothing can be shown yet. */
  hint: string | undefined;
  found: Found;
  /** The line above the list of people; the number of people found unless given. */
  told?: string | undefined;
  /** Above the search: what is searched. */
  choice?: ReactNode;
  /** Below the people: what to do where the right one is not among them. */
  foot?: ReactNode;
  /** The people that were found. */
  children: readonly ReactNode[];
}

const BUTTON = '[data-found-button] button';

/**
 * Looks for people and lists them to be added. The arrow keys go from the box into the list and through it, Enter adds; whoever is dropped here leaves the
 * squad.
 */
export function PeopleSearch(props: PeopleSearchProps) {
  const { title, label, hint, told, found, choice, foot, children } = props;
  const { t } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { target } = event;
    const box = panel.current?.querySelector<HTMLElement>('input[type="search"]');
    if (!(target instanceof HTMLElement) || (target !== box && !target.matches(BUTTON))) return;
    const stops = [...(box ? [box] : []), ...(panel.current?.querySelectorAll<HTMLElement>(BUTTON) ?? [])];
    const at = stops.indexOf(target);
    const to =
      target === box
        ? { ArrowDown: 1, Enter: 1 }[event.key]
        : { ArrowDown: at + 1, ArrowUp: at - 1, Escape: 0 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    stops[to]?.focus();
  };
  return (
    <DropZone id="search">
      <section ref={panel} className={styles.panel} aria-labelledby={titleId} onKeyDown={onKeyDown}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {choice}
        <SearchField label={label} value={found.text} onChange={found.write} hasShortcut />
        <FoundPeople found={found} hint={hint} told={told}>
          {children}
        </FoundPeople>
        {foot}
        <p className={styles.keys}>{t('squad.search.keys')}</p>
      </section>
    </DropZone>
  );
}

function FoundPeople({ found, hint, told, children }: Omit<PeopleSearchProps, 'title' | 'label' | 'choice' | 'foot'>) {
  const { t } = useTranslation();
  const { isLoading, isBehind, error, total, retry, showMore } = found;
  if (hint !== undefined) return <p className={styles.words}>{hint}</p>;
  if (error !== undefined && children.length === 0) {
    return (
      <div className={styles.words} role="alert">
        <p>{failureText(t, error)}</p>
        <Button size="md" onPress={retry}>
          {t('ui.retry')}
        </Button>
      </div>
    );
  }
  if (isLoading) {
    return (
      <div role="status" aria-busy="true" aria-label={t('ui.loading')} className={styles.loading}>
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <Skeleton key={index} width={index % 2 === 0 ? 'long' : 'half'} />
        ))}
      </div>
    );
  }
  const more = total - children.length;
  return (
    <>
      <p className={styles.total} role="status">
        {total === 0 ? t('squad.search.nobody') : (told ?? t('squad.search.found', { count: total }))}
      </p>
      <ul className={styles.list} data-behind={isBehind || undefined}>
        {children}
      </ul>
      {more > 0 ? (
        <div className={styles.more}>
          {showMore ? (
            <Button size="md" type="regular-no-border" onPress={showMore}>
              {t('squad.search.more')}
            </Button>
          ) : (
            <p className={styles.words}>{t('ui.more', { count: more })}</p>
          )}
        </div>
      ) : null}
    </>
  );
}
