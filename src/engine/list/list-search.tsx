import { useEffect, useState } from 'react';
import type { ListDefinition } from '../../contract/list-definition.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { useDebounced } from '../loading/use-debounced.ts';
import { useText } from '../text/use-text.ts';
import styles from './list-page.module.css';

/** How long the writing must pause before the list follows it, in milliseconds. */
const PAUSE = 200;

/** Props of {@link ListSearch}. */
export interface ListSearchProps {
  list: ListDefinition;
  /** What the list is searched for now. */
  search: string;
  onChange(search: string): void;
}

/** The search of a list; the list follows the writing. */
export function ListSearch({ list, search, onChange }: ListSearchProps) {
  const text = useText();
  const [written, setWritten] = useState(search);
  const [followed, setFollowed] = useState(search);
  const settled = useDebounced(written, PAUSE);
  // The address may change without the box: by the back button or by "clear all".
  if (search !== followed) {
    setFollowed(search);
    if (search !== settled) setWritten(search);
  }
  useEffect(() => {
    if (settled === written && settled !== search) onChange(settled);
  }, [settled, written, search, onChange]);
  const label = list.search;
  if (!label) return null;
  return (
    <div className={styles.search} data-mark="list">
      <SearchField label={text(label)} value={written} onChange={setWritten} hasShortcut onDown={focusRow} />
    </div>
  );
}

/** Brings the focus to the row of the page that the keyboard was on last, at first the first one. */
function focusRow(field: HTMLElement): void {
  const links = field.closest('main')?.querySelectorAll<HTMLElement>('[data-row-control="link"]') ?? [];
  [...links].find(({ tabIndex }) => tabIndex === 0)?.focus();
}
