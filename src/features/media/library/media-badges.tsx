import { CalendarClock, EyeOff, FileClock, FileX, Lock, PencilLine, Shield } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Media } from '../../../../generated/model/index.ts';
import { Badge, type BadgeProps } from '../../../ui/badge.tsx';
import styles from './media-badges.module.css';

interface Sign {
  name: string;
  fits(media: Media): boolean;
  tone?: BadgeProps['tone'];
  icon?: ReactNode;
}

/** What an item is marked with, what stops it from being seen first (specification §3, §4). */
const SIGNS: readonly Sign[] = [
  { name: 'failed', fits: ({ status }) => status === 'failed', tone: 'error', icon: <FileX /> },
  { name: 'pending', fits: ({ status }) => status === 'pending', tone: 'warning', icon: <FileClock /> },
  { name: 'draft', fits: ({ draft }) => draft, tone: 'warning', icon: <PencilLine /> },
  { name: 'scheduled', fits: ({ isScheduled }) => isScheduled, tone: 'info', icon: <CalendarClock /> },
  { name: 'private', fits: ({ isPrivate }) => isPrivate, icon: <Shield /> },
  { name: 'locked', fits: ({ isLocked }) => isLocked, icon: <Lock /> },
  { name: 'hidden', fits: ({ isHiddenInListing }) => isHiddenInListing, icon: <EyeOff /> },
  { name: 'sixteenNine', fits: ({ sixteenNine, type }) => sixteenNine && type === 'image' },
];

/** What an item is marked with: private, scheduled, draft, locked, hidden, fit to be main media, or without its file. */
export function MediaBadges({ media }: { media: Media }) {
  const { t } = useTranslation();
  const shown = SIGNS.filter(({ fits }) => fits(media));
  if (shown.length === 0) return null;
  return (
    <span className={styles.badges}>
      {shown.map(({ name, tone, icon }) => (
        <Badge key={name} tone={tone} icon={icon}>
          {t(`media.signs.${name}`)}
        </Badge>
      ))}
    </span>
  );
}
