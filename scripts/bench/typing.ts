import type { Locator } from 'playwright';

/** From a key's event to the frame that shows it, in milliseconds, for each of some keys typed into a field. */
export async function typeKeys(field: Locator, keys: number): Promise<number[]> {
  await field.click();
  await field.evaluate((input) => {
    performance.clearMeasures('key');
    input.addEventListener(
      'input',
      (event) => {
        const began = event.timeStamp;
        const channel = new MessageChannel();
        // The message comes after the frame that the handlers asked for has been drawn.
        requestAnimationFrame(() => channel.port1.postMessage(''));
        channel.port2.onmessage = () => performance.measure('key', { start: began });
      },
      { capture: true },
    );
  });
  const page = field.page();
  for (let key = 0; key < keys; key++) await page.keyboard.type('a', { delay: 60 });
  await page.waitForTimeout(300);
  return page.evaluate(() => performance.getEntriesByName('key').map(({ duration }) => duration));
}
