import type { Page } from 'playwright';

/** Marks every frame of a page from now on. */
export async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    performance.clearMarks('frame');
    const mark = (): void => {
      performance.mark('frame');
      requestAnimationFrame(mark);
    };
    requestAnimationFrame(mark);
  });
}

/** The time between the marked frames, in milliseconds, as the page itself sees them. */
export async function frameGaps(page: Page): Promise<number[]> {
  const frames = await page.evaluate(() => performance.getEntriesByName('frame').map(({ startTime }) => startTime));
  return frames.slice(1).map((time, index) => time - (frames[index] ?? time));
}
