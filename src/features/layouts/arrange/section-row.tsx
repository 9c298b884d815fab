import { CalendarClock, EyeOff, MonitorOff, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LayoutProblem, Section, SectionGroup } from '../../../../generated/model/index.ts';
import { formatDateTime } from '../../../engine/values/date-time.ts';
import { textAt, valueAt } from '../../../engine/values/values.ts';
import { AreaIcon } from '../../../ui/area-icon.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { CarouselParts } from '../carousel-parts.ts';
import { stateAt } from '../model/section-state.ts';
import { isCarousel, type Slide, slidesOf } from '../model/slides.ts';
import { formOfType, typeOf, useLayoutScope } from '../workspace/layout-scope.tsx';
import styles from './outline.module.css';

/** Props of {@link SectionRow}. */
export interface SectionRowProps {
  section: Section;
  name: string;
  isOpen: boolean;
  /** Whether a refused save found something wrong with it or in it. */
  isFaulty: boolean;
  problems: readonly LayoutProblem[];
  now: number;
  carousels: CarouselParts;
  /** The mediaString of the picture that visitors see of a slide without one of its own. */
  pictureOf(slideId: string): string | undefined;
  onOpen(event: React.MouseEvent): void;
  onKeyDown(event: React.KeyboardEvent): void;
}

/** How many slides of a carousel are seen in its row. */
const SEEN = 3;

/** A section in the outline: what it is, what it is called, and what keeps it from visitors. */
export function SectionRow(props: SectionRowProps) {
  const { section, name, isOpen, isFaulty, problems, now, carousels, pictureOf, onOpen, onKeyDown } = props;
  const { Thumbnail } = carousels;
  const { t } = useTranslation();
  const scope = useLayoutScope();
  const icon = formOfType(scope, typeOf(scope, section))?.held.icon ?? '';
  const state = stateAt(section, now);
  const slides = slidesOf(section.config);
  const pictures = slides.map((slide) => textAt(valueAt(slide, 'media'), 'media') || pictureOf(slide.id) || '');
  return (
    <button
      type="button"
      className={classNames(styles.section, state === 'hidden' && styles.dim)}
      aria-pressed={isOpen}
      data-outline={section.id}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <span className={styles.icon}>
        <AreaIcon name={icon} />
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.signs}>
        {isCarousel(section.config) ? <Slides slides={slides} pictures={pictures} Thumbnail={Thumbnail} /> : null}
        {section.hiddenOn.length > 0 ? (
          <MonitorOff role="img" aria-label={t('layouts.state.devices', { count: section.hiddenOn.length })} />
        ) : null}
        {state === 'hidden' ? <EyeOff role="img" aria-label={t('layouts.state.hidden')} /> : null}
        {state === 'scheduled' ? (
          <span className={styles.time}>
            <CalendarClock aria-hidden="true" />
            {t('layouts.state.from', { time: formatDateTime(section.visibleFrom ?? '') })}
          </span>
        ) : null}
        {state === 'expired' ? <span className={styles.time}>{t('layouts.state.expired')}</span> : null}
        {isFaulty ? (
          <Badge tone="error" icon={<TriangleAlert aria-hidden="true" />}>
            {t('layouts.faulty')}
          </Badge>
        ) : problems.length > 0 ? (
          <Badge
            tone={problems.some(({ severity }) => severity === 'error') ? 'error' : 'warning'}
            icon={<TriangleAlert aria-hidden="true" />}
          >
            <span aria-hidden="true">{problems.length}</span>
            <VisuallyHidden>{t('layouts.problems.count', { count: problems.length })}</VisuallyHidden>
          </Badge>
        ) : null}
      </span>
    </button>
  );
}

interface SlidesProps extends Pick<CarouselParts, 'Thumbnail'> {
  slides: readonly Slide[];
  /** The mediaString of each slide; empty without a picture. */
  pictures: readonly string[];
}

/** The first slides of a carousel by their pictures; where none has one, how many there are. */
function Slides({ slides, pictures, Thumbnail }: SlidesProps) {
  const { t } = useTranslation();
  const count = t('layouts.slides', { count: slides.length });
  if (pictures.every((picture) => picture === '')) return <span className={styles.count}>{count}</span>;
  return (
    <span className={styles.slides} role="img" aria-label={count}>
      {slides.slice(0, SEEN).map(({ id }, index) => (
        <Thumbnail key={id} size="row" media={pictures[index] ?? ''} />
      ))}
      {slides.length > SEEN ? <span className={styles.count}>{`+${slides.length - SEEN}`}</span> : null}
    </span>
  );
}

/** Props of {@link GroupRow}. */
export interface GroupRowProps {
  group: SectionGroup;
  isOpen: boolean;
  onOpen(event: React.MouseEvent): void;
  onKeyDown(event: React.KeyboardEvent): void;
}

/** A group in the outline, above its sections. */
export function GroupRow({ group, isOpen, onOpen, onKeyDown }: GroupRowProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classNames(styles.group, !group.visible && styles.dim)}
      aria-pressed={isOpen}
      data-outline={group.id}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <span className={styles.name}>{group.name || t('layouts.nameless')}</span>
      <span className={styles.signs}>
        {group.visible ? null : <EyeOff role="img" aria-label={t('layouts.state.hidden')} />}
        <span className={styles.count}>{t('layouts.columns', { count: group.columns })}</span>
      </span>
    </button>
  );
}
