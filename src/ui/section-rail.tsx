import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './section-rail.module.css';
import { useCurrentSection } from './use-current-section.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** One section of a long page; `id` is that of its element (a Card's `id`). */
export interface RailSection {
  id: string;
  label: string;
  errors?: number | undefined;
}

/** Props of {@link SectionRail}. */
export interface SectionRailProps {
  sections: readonly RailSection[];
}

/** The table of contents of an editor: where one is, and where errors are. A row at the top on a phone. */
export function SectionRail({ sections }: SectionRailProps) {
  const { t } = useTranslation();
  const rail = useRef<HTMLElement>(null);
  const current = useCurrentSection(sections.map((section) => section.id));
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const link = current ? rail.current?.querySelector<HTMLElement>('[aria-current]') : null;
      const row = link?.closest('ol');
      // Who is about to press a link would press another one.
      if (rail.current?.matches(':hover')) return;
      if (link && row && row.scrollWidth > row.clientWidth) row.scrollTo({ left: link.offsetLeft - 24 });
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <nav ref={rail} className={styles.rail} aria-label={t('ui.sections.label')}>
      <ol data-fading="" className={styles.list}>
        {sections.map((section) => (
          <li key={section.id} className={styles.item}>
            <a
              href={`#${section.id}`}
              className={styles.link}
              aria-current={section.id === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                showSection(section.id);
              }}
            >
              {section.label}
              {section.errors ? (
                <span className={styles.errors}>
                  <span aria-hidden="true">{section.errors}</span>
                  <VisuallyHidden>{t('ui.sections.errors', { count: section.errors })}</VisuallyHidden>
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Scrolls to a section and puts the focus on it, without a history entry: an editor's guard must not take it for leaving. */
function showSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView?.({ block: 'start' });
  section?.focus({ preventScroll: true });
}
