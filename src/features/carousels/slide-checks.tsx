import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FocalPoint } from '../../engine/media/media-string.ts';
import { useShownPicture } from '../../engine/media/use-shown-picture.ts';
import { isValues, textAt, valueAt } from '../../engine/values/values.ts';
import { Card } from '../../ui/card.tsx';
import { ENOUGH, legibilityOf, neededOverlay } from './legibility.ts';
import { type AnySlide, focalPointOf, mediaOf } from './slide.ts';
import styles from './slide-checks.module.css';
import { usePixels } from './use-pixels.ts';
import type { TextPosition } from './veil.ts';

/** The widths that visitors have, and the shape that a hero has there: width by height. */
const CROPS = [
  { width: 1440, ratio: 21 / 9 },
  { width: 768, ratio: 16 / 9 },
  { width: 375, ratio: 4 / 5 },
] as const;

/** How many letters of a heading a phone shows in three lines. */
const FITS = 54;
/** The longest word that a phone shows in one line. */
const LONGEST_WORD = 16;

/** What visitors see of a slide. */
export interface SlideSeen {
  heading: string;
  /** A mediaString; empty without a picture. */
  picture: string;
}

/** Props of {@link SlideChecks}. */
export interface SlideChecksProps {
  slide: AnySlide;
  /** The other slides of its carousel. */
  others: readonly AnySlide[];
  /** What visitors see of it: of what it leaves empty, that of the article or the game that it follows. */
  seen: SlideSeen | undefined;
}

/** What there is to know of a slide beside its form: whether its letters can be read upon them, and whether they fit on a phone. */
export function SlideChecks({ slide, others, seen }: SlideChecksProps) {
  const { t } = useTranslation();
  const media = mediaOf(slide) || (seen?.picture ?? '');
  const phone = isValues(slide.media) ? textAt(slide.media, 'phoneMedia') : '';
  const isHero = textAt(slide, 'kind') === 'hero';
  const heading = textAt(slide, 'heading') || (seen?.heading ?? '');
  const hasWords = [heading, textAt(slide, 'kicker'), textAt(slide, 'text')].some((text) => text.trim() !== '');
  const shown = hasWords && media.startsWith('image|') ? media : '';
  return (
    <Card title={t('carousels.legible')} layout="plain">
      <ul className={styles.checks}>
        {isHero && shown !== ''
          ? CROPS.map(({ width, ratio }) => (
              <Contrast
                key={width}
                slide={slide}
                media={width === 375 && phone ? phone : shown}
                point={shown === mediaOf(slide) && !(width === 375 && phone) ? focalPointOf(slide) : undefined}
                width={width}
                ratio={ratio}
              />
            ))
          : null}
        {media !== '' && others.some((other) => mediaOf(other) === media) ? (
          <Check isGood={false}>{t('carousels.samePicture')}</Check>
        ) : null}
        {heading === '' && !seen && isFollowing(slide) ? null : <Fit heading={heading} />}
      </ul>
    </Card>
  );
}

/** Whether a slide that has no heading takes that of an article or a game. */
const isFollowing = (slide: AnySlide): boolean =>
  textAt(slide, 'kind') === 'ticketPromo' ||
  textAt(slide, 'articleId') !== '' ||
  valueAt(slide, 'link.kind') === 'game';

interface ContrastProps {
  slide: AnySlide;
  media: string;
  /** The slide's own, which its picture on phones does not have. */
  point: FocalPoint | undefined;
  width: number;
  ratio: number;
}

function Contrast({ slide, media, point, width, ratio }: ContrastProps) {
  const { t } = useTranslation();
  const position = textAt(slide, 'textPosition') as TextPosition;
  const stands = ['left', 'centre', 'right'].includes(position) ? position : 'left';
  const pixels = usePixels(useShownPicture(media), { width, ratio }, point, stands);
  if (pixels === undefined) return null;
  if (pixels === null) return <Check isGood={false}>{t('carousels.unmeasured', { width })}</Check>;
  const overlay = typeof slide.overlay === 'number' ? slide.overlay : 0;
  const letters = slide.textColour === 'dark' ? 'dark' : 'light';
  const contrast = legibilityOf(pixels, letters, overlay);
  const isGood = contrast >= ENOUGH.text;
  const needed = isGood || letters === 'dark' ? undefined : neededOverlay(pixels, ENOUGH.text);
  return (
    <Check isGood={isGood}>
      {t('carousels.contrast', { width, contrast: Math.floor(contrast * 10) / 10 })}
      {needed === undefined ? null : ` ${t('carousels.needed', { overlay: needed })}`}
      {!isGood && letters === 'dark' ? ` ${t('carousels.tryLight')}` : null}
    </Check>
  );
}

function Fit({ heading }: { heading: string }) {
  const { t } = useTranslation();
  if (heading.trim() === '') return <Check isGood={false}>{t('carousels.noText')}</Check>;
  const longest = Math.max(0, ...heading.split(/\s+/).map((word) => word.length));
  if (longest > LONGEST_WORD) return <Check isGood={false}>{t('carousels.longWord')}</Check>;
  const lines = Math.ceil(heading.length / (FITS / 3));
  return (
    <Check isGood={heading.length <= FITS}>
      {heading.length <= FITS ? t('carousels.fits') : t('carousels.lines', { count: lines })}
    </Check>
  );
}

function Check({ isGood, children }: { isGood: boolean; children: React.ReactNode }) {
  return (
    <li className={isGood ? styles.good : styles.warning}>
      {isGood ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      <span>{children}</span>
    </li>
  );
}
