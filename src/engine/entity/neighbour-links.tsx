import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, IconLink } from '../../ui/icon-button.tsx';
import styles from './neighbour-links.module.css';
import { useNeighbours } from './neighbours.ts';

/** Props of {@link NeighbourLinks}. */
export interface NeighbourLinksProps {
  /** The name of the definition whose list it was. */
  of: string;
  id: string;
}

/** The ways to the previous and the next thing of the list that one came from; nothing where one came from elsewhere. */
export function NeighbourLinks({ of, id }: NeighbourLinksProps) {
  const { t } = useTranslation();
  const found = useNeighbours(of, id);
  if (!found || found.total < 2) return null;
  const { place, total, isLeast, previous, next } = found;
  return (
    <nav aria-label={t('engine.neighbours.label')} className={styles.neighbours}>
      <Way
        icon={<ChevronLeft />}
        href={previous?.href}
        label={previous ? t('engine.neighbours.previous', { name: previous.name }) : t('engine.neighbours.noPrevious')}
        why={t('engine.neighbours.isFirst')}
      />
      <Way
        icon={<ChevronRight />}
        href={next?.href}
        label={next ? t('engine.neighbours.next', { name: next.name }) : t('engine.neighbours.noNext')}
        why={t('engine.neighbours.isLast')}
      />
      <span className={styles.place}>
        {isLeast
          ? t('engine.neighbours.placeOfMore', { place, total: total - 1 })
          : t('engine.neighbours.place', { place, total })}
      </span>
    </nav>
  );
}

interface WayProps {
  icon: ReactNode;
  label: string;
  href: string | undefined;
  /** Why there is no address. */
  why: string;
}

function Way({ icon, label, href, why }: WayProps) {
  return href === undefined ? (
    <IconButton size="xs" icon={icon} label={label} why={why} />
  ) : (
    <IconLink size="xs" icon={icon} label={label} href={href} />
  );
}
