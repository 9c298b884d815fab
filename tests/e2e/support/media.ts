import { readFile } from 'node:fs/promises';
import { type APIResponse, expect, type Page, request } from 'playwright/test';
import type { Media, MediaInput, Upload, UploadedFile } from '../../../generated/model/index.ts';
import { type Site, tokenFile } from './accounts.ts';

/** The library of a site as somebody else fills it meanwhile: through the same calls as the console makes. */
export type Library = {
  /** Uploads a file of tests/fixtures/media and makes an image of it. */
  addImage(name: string, changes?: Partial<MediaInput>, file?: string): Promise<Media>;
  /** Deletes an item, whatever refers to it. */
  remove(type: 'image' | 'video', id: string): Promise<void>;
  /** Any call below `/api`. */
  call<Body>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Body>;
};

/** The library of a site, filled as its administrator. */
export async function libraryOf(address: string, site: Site): Promise<Library> {
  const token = await readFile(tokenFile('admin'), 'utf8');
  const api = await request.newContext({
    extraHTTPHeaders: { authorization: `Bearer ${token}`, 'x-s8y-instance-id': site.id },
  });
  const told = async (answer: APIResponse): Promise<APIResponse> => {
    expect(answer.ok(), `${answer.url()}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return answer;
  };
  const call = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const answer = await api.fetch(`${address}/api${path}`, { method, ...(body && { data: body }) });
    return (await (await told(answer)).json()) as Body;
  };
  return {
    call,
    async remove(type, id) {
      await told(await api.delete(`${address}/api/media/meta/${type}/${id}?evenInUse=true`));
    },
    async addImage(name, changes = {}, file = 'photo.jpg') {
      const content = await readFile(new URL(`../../fixtures/media/${file}`, import.meta.url));
      const asked = new URLSearchParams({ mimeType: 'image/jpeg', fileLocator: file, size: String(content.length) });
      const upload = await call<Upload>('GET', `/media/upload-url?${asked}`);
      const { headers, preSignedUrl, uploadKey } = upload;
      const put = await fetch(preSignedUrl, { method: 'PUT', headers, body: new Uint8Array(content) });
      expect(put.ok, `PUT ${put.status}`).toBe(true);
      const report = { uploadStatus: 'success', provider: 'embedded', uploadKey };
      const { mediaString } = await call<UploadedFile>('POST', '/media/status', report);
      return call<Media>('POST', '/media/meta?type=image', { name, mediaString, ...changes });
    },
  };
}

let made = 0;

/** A name that no other item has, in this run or in the demo. */
export function uniqueMediaName(): string {
  made += 1;
  return `Kept moment ${process.pid.toString(36)}x${made}`;
}

/** The cards of the grid on screen. */
export const cards = (page: Page) => page.locator('main li[data-row]');

/** The names of the cards on screen, in order. */
export const cardNames = (page: Page): Promise<string[]> => cards(page).getByRole('link').allInnerTexts();
