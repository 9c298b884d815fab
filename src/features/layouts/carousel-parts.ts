import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { SlideState } from '../../../generated/model/index.ts';
import type { Values } from '../../engine/values/values.ts';
import type { CarouselKind } from './addresses.ts';
import type { Slide } from './model/slides.ts';

/** What the carousels bring to the pages of a layout (`src/features/carousels`); the console joins the two. */
export interface CarouselParts {
  /** The slides of a carousel as sortable rows, with their time line. */
  Strip: ComponentType<StripProps>;
  /** What there is to know of a slide beside its form: whether it can be read, what it looks like on its crop. */
  Checks: ComponentType<ChecksProps>;
  /** The picture of a slide, small; `media` is a mediaString. */
  Thumbnail: ComponentType<{ media: string; size?: 'row' | undefined }>;
  /** What a new slide begins with beside what its form gives it, in the language of the site. */
  startOf(t: TFunction, kind: CarouselKind, lang: 'en' | 'sv'): Values;
}

/** What a slide can lack: what it is drawn with, or a game to sell tickets for. */
export type SlideLack = Extract<SlideState, 'incomplete' | 'noGame' | 'gameOver'>;

/** Props of the strip of slides. */
export interface StripProps {
  slides: readonly Slide[];
  /** What a slide is called. */
  nameOf(slide: Slide, index: number): string;
  /** The mediaString of the picture that visitors see of a slide without one of its own. */
  pictureOf(slide: Slide): string | undefined;
  /** What keeps visitors from seeing a slide that is neither hidden nor out of its time; undefined where nothing does. */
  lackOf(slide: Slide): SlideLack | undefined;
  /** When the game starts that a slide ends with; undefined for one that no game ends. */
  endsBy(slide: Slide): string | undefined;
  /** The ids of slides that a refused save found something wrong with. */
  faulty: ReadonlySet<string>;
  hrefOf(slide: Slide): string;
  hrefOfNew: string;
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
  onDuplicate(index: number): void;
  onToggle(index: number): void;
  kind: CarouselKind;
  /** Adds a slide with these values. */
  onAdd(values: Values): void;
  /** Puts several changed slides in one step. */
  onPut(slides: readonly Slide[]): void;
  /** Whether visitors may see a slide as it is published; undefined for one that is not. */
  isPublished(slide: Slide): boolean | undefined;
  /** Shows or hides a published slide for visitors at once. */
  onShowAtOnce(slide: Slide, visible: boolean): void;
}

/** Props of what is told beside a slide's form. */
export interface ChecksProps {
  slide: Slide;
  /** The other slides of its carousel. */
  others: readonly Slide[];
  /** What visitors see of it: of what it leaves empty, that of the article or the game that it follows. */
  seen: { heading: string; picture: string } | undefined;
}
