import type { Locator, Page } from 'playwright/test';
import type { Article, ArticleReply } from '../../../generated/model/index.ts';
import type { Service } from './service.ts';

/** An article of the service, as it is made when only its headline counts. */
export async function makeArticle(service: Service, header: string, more: object = {}): Promise<Article> {
  const body = { articleVersion: 'v3', header, lang: 'sv', ...more };
  return (await service.api<ArticleReply>('POST', '/articles', body)).data.article;
}

/** A headline that no other article has. */
export const uniqueHeader = (): string => `Derbyt ${Math.random().toString(36).slice(2, 9)}`;

/** The headline on the page that an article is written on. */
export const headlineOf = (page: Page): Locator => page.getByRole('textbox', { name: /^Headline/ });

/** Pastes a picture of the clipboard where the caret stands. */
export function pastePicture(text: Locator, { name, buffer }: { name: string; buffer: Buffer }): Promise<void> {
  return text.evaluate(
    (element, [name, bytes]) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      data.items.add(new File([content], name, { type: 'image/jpeg' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    },
    [name, buffer.toString('base64')] as const,
  );
}
