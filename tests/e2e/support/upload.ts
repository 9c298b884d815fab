import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CDPSession, expect, type FileChooser, type Locator, type Page } from 'playwright/test';
import type { MediaPage, MediaQuota } from '../../../generated/model/index.ts';
import type { Site } from './accounts.ts';
import { uniqueCode } from './service.ts';

/** A file as a browser is given it. */
export type GivenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** The path of a file of tests/fixtures/media. */
export function fixture(name: string): string {
  return path.resolve(import.meta.dirname, '../../fixtures/media', name);
}

/** A photo that no other test has: bytes behind the end of a picture change nothing in it. `size` fills it up. */
export async function freshPhoto(name: string, size = 0): Promise<GivenFile> {
  const photo = await readFile(fixture('photo.jpg'));
  const rest = Buffer.concat([randomBytes(16), Buffer.alloc(Math.max(0, size - photo.length - 16))]);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([photo, rest]) };
}

/** A code for names of files, without hyphens: those become blanks in the names of what is uploaded. */
export function codeOfFiles(): string {
  return uniqueCode().replaceAll('-', 'X');
}

/** The field with the name of a file. */
export function nameIn(within: Locator): Locator {
  return within.getByLabel(/^(Name|Namn)/).first();
}

/** Opens the page at an address of its server. */
export async function openUpload(page: Page, address = ''): Promise<void> {
  await page.goto(`${address}/manage/media-and-files/upload`);
  await expect(page.getByRole('heading', { level: 1, name: /^(Upload media|Ladda upp media)$/ })).toBeVisible();
}

/**
 * The browser's own choice of files that a press opens. The page answers something before it is pressed: that the choice is not shown but
 * told of reaches it as a task, which a press overtakes on a busy machine.
 */
export async function chooserOf(page: Page, press: () => Promise<void>): Promise<FileChooser> {
  const opened = page.waitForEvent('filechooser');
  const [chooser] = await Promise.all([opened, page.evaluate(() => undefined).then(press)]);
  return chooser;
}

/** Chooses files by the page's button. */
export async function choose(page: Page, files: readonly GivenFile[] | readonly string[]): Promise<void> {
  await page.locator('input[data-files="files"]').setInputFiles([...files] as string[]);
}

/** Drops files somewhere on the page. */
export async function drop(page: Page, files: readonly GivenFile[]): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, text: buffer.toString('base64') }));
  const dataTransfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const { name, mimeType, text } of all) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: mimeType }));
    }
    return data;
  }, given);
  await page.dispatchEvent('h1', 'dragenter', { dataTransfer });
  await page.dispatchEvent('h1', 'drop', { dataTransfer });
}

/** The card of a file. */
export function card(page: Page, name: string): Locator {
  return page.getByRole('listitem', { name, exact: true });
}

/** Waits until a file is uploaded. */
export async function uploaded(page: Page, name: string): Promise<void> {
  await expect(card(page, name).getByText(/^(Uploaded|Uppladdad)$/)).toBeVisible();
}

/** The button that saves all. */
export function saveAll(page: Page): Locator {
  return page.getByRole('button', { name: /^(Save all to|Spara alla till) / });
}

const sessions = new WeakMap<Page, CDPSession>();

/**
 * The browser's connection from now on: none, or with so many bytes a second for what it sends; without both, as it is. One session for each page: the
 * conditions of several would stand beside each other.
 */
export async function connection(
  page: Page,
  { offline = false, bytesPerSecond = -1 }: { offline?: boolean; bytesPerSecond?: number } = {},
): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

/** The media of a site as the service tells of them. */
export function mediaOf(address: string, token: string, site: Site) {
  const get = async <Body>(query: string): Promise<Body> => {
    const headers = { authorization: `Bearer ${token}`, 'x-s8y-instance-id': site.id };
    const response = await fetch(`${address}/api/media/${query}`, { headers });
    expect(response.ok, `${query}: ${response.status}`).toBe(true);
    return (await response.json()) as Body;
  };
  return {
    find: async (type: 'image' | 'video', name: string) =>
      (await get<MediaPage>(`all?${new URLSearchParams({ type, search: name })}`)).items,
    quota: () => get<MediaQuota>('quota'),
    /** Removes an upload behind the browser's back. */
    async forget(uploadKey: string): Promise<void> {
      const headers = { authorization: `Bearer ${token}`, 'x-s8y-instance-id': site.id };
      const response = await fetch(`${address}/api/media/upload?uploadKey=${uploadKey}`, { method: 'DELETE', headers });
      expect(response.status).toBe(204);
    },
  };
}

/** How many files that have not arrived the browser keeps. */
export function keptFiles(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('touchline.uploads');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const asked = opening.result.transaction('files').objectStore('files').count();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result);
          };
        };
      }),
  );
}
