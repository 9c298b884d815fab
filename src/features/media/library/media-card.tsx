import { Film } from 'lucide-react';
import type { Media } from '../../../../generated/model/index.ts';
import { dayOf } from '../../../engine/values/date-time.ts';
import type { RowSelection } from '../../../ui/data-table-props.ts';
import { AppLink } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RowBox, RowMenuButton } from '../../../ui/row-controls.tsx';
import type { useRovingRows } from '../../../ui/use-roving-rows.ts';
import { MediaBadges } from './media-badges.tsx';
import styles from './media-card.module.css';
import { durationText, resolutionText } from './media-facts.ts';
import { thumbnailOf } from './thumbnail-of.ts';

/** Width of a card's picture on a page of any width, for the browser to choose a file by. */
const SIZES = '(max-width: 640px) 46vw, 240px';

/** Props of {@link MediaCard}. */
export interface MediaCardProps {
  media: Media;
  index: number;
  href: string;
  /** In sight at once: fetched without waiting for the layout. */
  isFirst: boolean;
  roving: ReturnType<typeof useRovingRows>;
  selection: RowSelection<Media>;
  onIntent(media: Media): void;
  onMenu(media: Media, button: HTMLElement): void;
}

/** One item in the grid: its picture in the right size, its name, which is the link, and what it is marked with. */
export function MediaCard({ media, index, href, isFirst, roving, selection, onIntent, onMenu }: MediaCardProps) {
  const { name, type, duration, createdAt } = media;
  const control = { row: media, name, index, roving };
  const resolution = resolutionText(media);
  return (
    <li
      className={styles.card}
      data-row=""
      data-selected={selection.isSelected(media) || undefined}
      onFocus={() => onIntent(media)}
      onPointerEnter={() => onIntent(media)}
    >
      <div className={styles.picture}>
        <Picture {...thumbnailOf(media)} sizes={SIZES} alt="" loading={isFirst ? 'eager' : 'lazy'} />
        <span className={styles.signs}>
          <MediaBadges media={media} />
        </span>
        {type === 'video' ? (
          <span className={styles.duration}>
            <Film aria-hidden="true" />
            {duration === null ? null : durationText(duration)}
          </span>
        ) : null}
      </div>
      <div className={styles.words}>
        <AppLink href={href} className={styles.link} title={name} {...roving.control(index, 'link')}>
          <bdi>{name}</bdi>
        </AppLink>
        <span className={styles.facts}>
          <time dateTime={createdAt}>{dayOf(new Date(createdAt))}</time>
          {resolution === undefined ? null : <span className={styles.resolution}> · {resolution}</span>}
        </span>
      </div>
      <span className={styles.menu}>
        <RowMenuButton {...control} onMenu={onMenu} />
      </span>
      <span className={styles.box}>
        <RowBox {...control} selection={selection} />
      </span>
    </li>
  );
}
