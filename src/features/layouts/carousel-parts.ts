import type { ComponentType } from 'react';
import type { Slide } from './model/slides.ts';

/** What the carousels bring to the pages of a layout (`src/features/carousels`); the console joins the two. */
export interface CarouselParts {
  /** The slides of a carousel as sortable rows, with their time line. */
  Strip: ComponentType<StripProps>;
  /** What there is to know of a slide beside its form: whether it can be read, what it looks like on its crop. */
  Checks: ComponentType<ChecksProps>;
}

/** Props of the strip of slides. */
export interface StripProps {
  slides: readonly Slide[];
  /** What a slide is called. */
  nameOf(slide: Slide, index: number): string;
  /** The mediaString of the picture that visitors see of a slide without one of its own. */
  pictureOf(slide: Slide): string | undefined;
  /** The ids of slides that a refused save found something wrong with. */
  faulty: ReadonlySet<string>;
  hrefOf(slide: Slide): string;
  hrefOfNew: string;
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
  onDuplicate(index: number): void;
  onToggle(index: number): void;
}

/** Props of what is told beside a slide's form. */
export interface ChecksProps {
  slide: Slide;
}
