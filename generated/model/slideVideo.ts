/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * How a video runs (specification §9).
 */
export interface SlideVideo {
  /** Whether it starts by itself. */
  autoplay?: boolean;
  /** Whether the player is shown. */
  controls?: boolean;
  /** Whether it plays in its place. */
  inline?: boolean;
  /** Whether it starts again at its end. */
  loop?: boolean;
  /** Whether it plays without sound. */
  muted?: boolean;
}
