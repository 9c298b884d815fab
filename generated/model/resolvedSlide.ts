/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ResolvedButton } from './resolvedButton.ts';
import type { ResolvedPicture } from './resolvedPicture.ts';
import type { ResolvedSlideSaleState } from './resolvedSlideSaleState.ts';
import type { ResolvedSlideTextColour } from './resolvedSlideTextColour.ts';
import type { ResolvedSlideTextPosition } from './resolvedSlideTextPosition.ts';
import type { SlideKind } from './slideKind.ts';
import type { SlideState } from './slideState.ts';
import type { SlideVideo } from './slideVideo.ts';

/**
 * A slide with what it takes from its article or game, of slides alone.
 * @nullable
 */
export type ResolvedSlide = {
  kind: SlideKind;
  state: SlideState;
  /**
     * The word above the heading.
     * @nullable
     */
  kicker: string | null;
  phonePicture: ResolvedPicture | null;
  video: SlideVideo;
  /** Where the text stands. */
  textPosition: ResolvedSlideTextPosition;
  /** Light or dark letters. */
  textColour: ResolvedSlideTextColour;
  /**
     * How much the picture is darkened, per cent.
     * @minimum 0
     * @maximum 80
     */
  overlay: number;
  /** Its buttons. */
  buttons: ResolvedButton[];
  /**
     * How the sale stands then, of slides that sell tickets.
     * @nullable
     */
  saleState: ResolvedSlideSaleState;
  /**
     * What a ticket costs.
     * @nullable
     */
  price: string | null;
  /**
     * When tickets go on sale.
     * @nullable
     */
  onSaleFrom: string | null;
  /**
     * The icon of a notice.
     * @nullable
     */
  icon: string | null;
  /**
     * The colours of a notice.
     * @nullable
     */
  tone: string | null;
  /** Whether visitors may put it away. */
  dismissible: boolean;
} | null;
