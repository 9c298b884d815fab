import { ArrowDown, ArrowUp, CopyPlus, Eye, EyeOff, Trash2, TriangleAlert, Zap, ZapOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { layoutLimits } from '../../../openapi/formats/layout-limits.ts';
import type { Values } from '../../engine/values/values.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { AppLink } from '../../ui/link.tsx';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import { momentText } from './moment-text.ts';
import { SeveralDialog } from './several-dialog.tsx';
import { type AnySlide, iconOf, mediaOf, type SlideTimes, timesOf } from './slide.ts';
import { SlideAdder, type SlideKind } from './slide-adder.tsx';
import styles from './slide-strip.module.css';
import { SlideThumbnail } from './slide-thumbnail.tsx';
import { SlideTimeline } from './slide-timeline.tsx';

const { slides: MOST } = layoutLimits;

/** Props of {@link SlideStrip}. */
export interface SlideStripProps {
  slides: readonly AnySlide[];
  /** What a slide is called. */
  nameOf(slide: AnySlide, index: number): string;
  /** The mediaString of the picture that visitors see of a slide without one of its own. */
  pictureOf(slide: AnySlide): string | undefined;
  /** What keeps visitors from seeing a slide that is neither hidden nor out of its time; undefined where nothing does. */
  lackOf(slide: AnySlide): 'incomplete' | 'noGame' | 'gameOver' | undefined;
  /** When the game starts that a slide ends with; undefined for one that no game ends. */
  endsBy(slide: AnySlide): string | undefined;
  /** The ids of slides that a refused save found something wrong with. */
  faulty: ReadonlySet<string>;
  hrefOf(slide: AnySlide): string;
  hrefOfNew: string;
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
  onDuplicate(index: number): void;
  onToggle(index: number): void;
  kind: SlideKind;
  /** Adds a slide with these values. */
  onAdd(values: Values): void;
  /** Puts several changed slides in one step. */
  onPut(slides: readonly AnySlide[]): void;
  /** Whether visitors may see a slide as it is published; undefined for one that is not. */
  isPublished(slide: AnySlide): boolean | undefined;
  /** Shows or hides a published slide for visitors at once. */
  onShowAtOnce(slide: AnySlide, visible: boolean): void;
}

/** The slides of a carousel in their order: picture, name, when each is shown; and the next fourteen days of all of them. */
export function SlideStrip(props: SlideStripProps) {
  const { slides, nameOf, pictureOf, lackOf, endsBy, faulty, hrefOf, hrefOfNew, onMove } = props;
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const [menu, setMenu] = useState<{ index: number; anchor: HTMLElement }>();
  const [isSeveral, setSeveral] = useState(false);
  const entries = useMemo(
    () => slides.map((slide, index) => ({ key: slide.id, text: nameOf(slide, index) })),
    [slides, nameOf],
  );
  // What is not shown for want of something fills no gap.
  const seenTimes = (slide: AnySlide) =>
    ['incomplete', 'noGame'].includes(lackOf(slide) ?? '') ? undefined : timesOf(slide, endsBy(slide));
  return (
    <Card title={t('carousels.slides')} layout="plain">
      {slides.length > 0 ? (
        <SortableList
          label={t('carousels.slides')}
          look="outline"
          entries={entries}
          onMove={onMove}
          onMenu={(index, anchor) => setMenu({ index, anchor })}
          renderEntry={({ key, text }) => {
            const index = slides.findIndex(({ id }) => id === key);
            const slide = slides[index];
            if (!slide) return null;
            return (
              <div className={styles.slide}>
                <SlideThumbnail media={mediaOf(slide) || (pictureOf(slide) ?? '')} icon={iconOf(slide)} />
                <div className={styles.words}>
                  <AppLink href={hrefOf(slide)} className={styles.name} data-row-control="link">
                    {text}
                  </AppLink>
                  <span className={styles.when}>
                    <When times={timesOf(slide, endsBy(slide))} now={now} lack={lackOf(slide)} />
                  </span>
                  {faulty.has(slide.id) ? (
                    <Badge tone="error" icon={<TriangleAlert aria-hidden="true" />}>
                      {t('carousels.faulty')}
                    </Badge>
                  ) : null}
                </div>
              </div>
            );
          }}
        />
      ) : (
        <p className={styles.none}>{t('carousels.none')}</p>
      )}
      <SlideAdder
        kind={props.kind}
        slides={slides}
        hrefOfNew={hrefOfNew}
        onAdd={props.onAdd}
        why={slides.length >= MOST ? t('carousels.most', { most: MOST }) : undefined}
        onSeveral={slides.length > 1 ? () => setSeveral(true) : undefined}
      />
      {menu?.anchor.isConnected ? <SlideMenu {...menu} {...props} onClose={() => setMenu(undefined)} /> : null}
      {isSeveral ? (
        <SeveralDialog slides={slides} nameOf={nameOf} onChange={props.onPut} onClose={() => setSeveral(false)} />
      ) : null}
      {slides.length > 0 ? <SlideTimeline slides={slides} nameOf={nameOf} timesOf={seenTimes} now={now} /> : null}
    </Card>
  );
}

interface SlideMenuProps extends SlideStripProps {
  index: number;
  anchor: HTMLElement;
  onClose(): void;
}

/** What can be done with a slide; what cannot says why. */
function SlideMenu({ slides, index, anchor, onClose, ...acts }: SlideMenuProps) {
  const { onMove, onRemove, onDuplicate, onToggle, isPublished, onShowAtOnce } = acts;
  const { t } = useTranslation();
  const slide = slides[index];
  if (!slide) return null;
  const published = isPublished(slide);
  const entries: MenuEntry[] = [
    {
      id: 'up',
      label: t('carousels.up'),
      icon: <ArrowUp />,
      why: index === 0 ? t('ui.sortable.first') : undefined,
      onAction: () => onMove(index, index - 1),
    },
    {
      id: 'down',
      label: t('carousels.down'),
      icon: <ArrowDown />,
      why: index === slides.length - 1 ? t('ui.sortable.last') : undefined,
      onAction: () => onMove(index, index + 1),
    },
    {
      id: 'toggle',
      label: t(slide.visible === false ? 'carousels.show' : 'carousels.hide'),
      icon: slide.visible === false ? <Eye /> : <EyeOff />,
      onAction: () => onToggle(index),
    },
    {
      id: 'duplicate',
      label: t('carousels.duplicate'),
      icon: <CopyPlus />,
      why: slides.length >= MOST ? t('carousels.most', { most: MOST }) : undefined,
      onAction: () => onDuplicate(index),
    },
    {
      id: 'atOnce',
      label: t(published === false ? 'layouts.atOnce.show' : 'layouts.atOnce.hide'),
      icon: published === false ? <Zap /> : <ZapOff />,
      why: published === undefined ? t('layouts.atOnce.unpublished') : undefined,
      onAction: () => onShowAtOnce(slide, published === false),
    },
    {
      id: 'remove',
      label: t('carousels.remove'),
      icon: <Trash2 />,
      isDangerous: true,
      onAction: () => onRemove(index),
    },
  ];
  return <Menu label={t('carousels.actions')} anchor={anchor} entries={entries} onClose={onClose} />;
}

interface WhenProps {
  times: SlideTimes | undefined;
  now: number;
  lack: ReturnType<SlideStripProps['lackOf']>;
}

/** When visitors see a slide; in its time, what keeps them from it. */
function When({ times, now, lack }: WhenProps) {
  const { t } = useTranslation();
  if (!times) return t('carousels.hidden');
  if (times.until <= now) return t('carousels.over', { time: momentText(times.until) });
  if (times.from > now) return t('carousels.from', { time: momentText(times.from) });
  if (lack) return t(`carousels.lacks.${lack}`);
  return times.until === Number.POSITIVE_INFINITY
    ? t('carousels.always')
    : t('carousels.until', { time: momentText(times.until) });
}
