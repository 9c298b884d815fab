import type { Page } from 'playwright/test';
import { expect, test } from './support/test.ts';

/** What the browser keeps of imports and uploads of somebody who was here so many hours ago. */
function keep(page: Page, hours: number): Promise<void> {
  return page.evaluate(async (ago) => {
    const storedAt = Date.now() - ago * 3_600_000;
    const fill = (name: string, stores: Record<string, [unknown, IDBValidKey]>) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, 1);
        opening.onupgradeneeded = () => {
          for (const store of Object.keys(stores)) opening.result.createObjectStore(store);
        };
        opening.onerror = () => reject(new Error(`${name} cannot be opened`));
        opening.onsuccess = () => {
          const writing = opening.result.transaction(Object.keys(stores), 'readwrite');
          for (const [store, [value, key]] of Object.entries(stores)) writing.objectStore(store).put(value, key);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
    const user = `user-${ago}`;
    await fill('touchline.imports', {
      jobs: [{ storedAt, file: 'players.csv', text: 'Name\nSomebody' }, `${user}|frost1_frost|player`],
      rows: [
        [1, { state: 'made' }],
        [`${user}|frost1_frost|player`, 1],
      ],
    });
    const file = new File(['photo'], 'photo.jpg');
    await fill('touchline.uploads', { files: [{ file, storedAt }, [user, 'frost1_frost', 'photo.jpg', '5']] });
  }, hours);
}

/** The keys of all that is kept of imports and uploads. */
function keptKeys(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keysOf = (name: string) =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const stores = [...opening.result.objectStoreNames];
          const found: string[] = [];
          const reading = opening.result.transaction(stores);
          for (const store of stores) {
            const asked = reading.objectStore(store).getAllKeys();
            asked.onsuccess = () => found.push(...asked.result.map(String));
          }
          reading.oncomplete = () => {
            opening.result.close();
            resolve(found);
          };
        };
      });
    return [...(await keysOf('touchline.imports')), ...(await keysOf('touchline.uploads'))].sort();
  });
}

test('imports and files of whoever does not come back go after 12 hours, once anybody opens the console', async ({
  page,
}) => {
  await page.goto('/manage/icon.svg');
  await keep(page, 1);
  await keep(page, 13);
  expect(await keptKeys(page)).toHaveLength(6);
  await page.goto('/manage/sports/teams');
  await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
  await expect
    .poll(() => keptKeys(page))
    .toEqual(['user-1,frost1_frost,photo.jpg,5', 'user-1|frost1_frost|player', 'user-1|frost1_frost|player,1']);
});
