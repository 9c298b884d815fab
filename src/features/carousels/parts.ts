import { openAreaTexts } from '../../engine/text/area-texts.ts';

/** Fetches what the carousels bring to the pages of a layout, with their texts. */
export async function loadCarousels() {
  const [{ SlideStrip }, { SlideChecks }, { SlideThumbnail }, { startOf }] = await Promise.all([
    import('./slide-strip.tsx'),
    import('./slide-checks.tsx'),
    import('./slide-thumbnail.tsx'),
    import('./slide-start.ts'),
    openAreaTexts('carousels'),
  ]);
  return { Strip: SlideStrip, Checks: SlideChecks, Thumbnail: SlideThumbnail, startOf };
}
