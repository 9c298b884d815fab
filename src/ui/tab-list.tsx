import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './tab-links.module.css';

/** A tab of a {@link TabList}. */
export interface Tab {
  /** What the tab is known by; the id of what it shows ends with it. */
  name: string;
  label: ReactNode;
}

/** Props of {@link TabList}. */
export interface TabListProps {
  /** What they are parts of, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  current: string;
  /** The id of the element that shows the current tab. */
  panel: string;
  onShow(name: string): void;
}

/** Tabs of one page. The arrows, Home and End go from one to the next, which is shown at once. */
export function TabList({ label, tabs, current, panel, onShow }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    const tab = [...(row?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])].find(
      ({ dataset }) => dataset.tab === current,
    );
    if (!tab || !row) return undefined;
    const reveal = (): void => {
      if (row.scrollWidth <= row.clientWidth) return;
      // Both are measured from the same edge, which is the window's where the navigation stands beside the page.
      row.scrollTo({ left: tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 });
    };
    reveal();
    // Numbers that come later make the tabs before it wider.
    const watch = new ResizeObserver(reveal);
    for (const one of row.children) watch.observe(one);
    return () => watch.disconnect();
  }, [current]);
  const hear = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ name }) => name === current);
    const last = tabs.length - 1;
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    onShow(next.name);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to ?? 0]?.focus({ preventScroll: true });
  };
  return (
    <div ref={list} role="tablist" aria-label={label} data-fading="" className={styles.tabs} onKeyDown={hear}>
      {tabs.map(({ name, label: said }) => (
        <button
          key={name}
          type="button"
          role="tab"
          data-tab={name}
          className={styles.tab}
          aria-selected={name === current}
          aria-controls={name === current ? panel : undefined}
          tabIndex={name === current ? 0 : -1}
          onClick={() => onShow(name)}
        >
          {said}
        </button>
      ))}
    </div>
  );
}
