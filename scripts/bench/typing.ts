import type { Locator } from 'playwright';

/** The browser's own; TypeScript does not know it yet. */
declare const scheduler: { postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void> };

/**
 * From a key's event to the frame that shows it, in milliseconds, for each of some keys typed into a field. `enter` puts the
 * caret into it, by a click unless told.
 */
export async function typeKeys(field: Locator, keys: number, enter = () => field.click()): Promise<number[]> {
  await enter();
  await field.evaluate((input) => {
    performance.clearMeasures('key');
    input.addEventListener(
      'input',
      (event) => {
        const began = event.timeStamp;
        // Comes right after the frame that the handlers asked for; a message would come after all that was posted before it.
        requestAnimationFrame(
          () =>
            void scheduler.postTask(() => performance.measure('key', { start: began }), { priority: 'user-blocking' }),
        );
      },
      { capture: true },
    );
  });
  const page = field.page();
  for (let key = 0; key < keys; key++) await page.keyboard.type('a', { delay: 60 });
  await page.waitForTimeout(300);
  return page.evaluate(() => performance.getEntriesByName('key').map(({ duration }) => duration));
}
