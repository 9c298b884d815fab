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
