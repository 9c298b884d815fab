import type { operations } from '../../generated/schema.d.ts';
import { article, articleCalls } from './article-calls.ts';
import type { Example } from './example.ts';
import { good } from './media-calls.ts';
import type { TestService } from './test-service.ts';

/** What the examples need of articles: made for them. */
export type KnownArticles = Readonly<Record<'kept' | 'draft' | 'doomed' | 'template' | 'doomedTemplate', string>>;

type ArticleOperations = keyof Pick<
  operations,
  | 'listArticles'
  | 'createArticle'
  | 'getArticle'
  | 'updateArticle'
  | 'deleteArticle'
  | 'actOnArticle'
  | 'searchArticles'
  | 'searchArticleTitles'
  | 'getPreviewToken'
  | 'copyFromTemplate'
  | 'listArticleTemplates'
  | 'createArticleTemplate'
  | 'getArticleTemplate'
  | 'updateArticleTemplate'
  | 'deleteArticleTemplate'
  | 'listArticleRevisions'
  | 'getArticleRevision'
  | 'listArticleUses'
  | 'listArticlePlaces'
  | 'noteArticlePresence'
  | 'suggestArticleGames'
>;

type Needed = { readonly articles: KnownArticles; readonly games: { readonly gameUuid: string } };

let made = 0;
const template = () => ({
  name: `Exempel ${made++}`,
  article: article({ header: 'Referat: {homeTeam} - {awayTeam}' }),
});
const body = () => article({ header: 'Ett exempel', author: 'Redaktionen', label: 'EXEMPEL', intro: 'Kort om det.' });

/** One good call of every operation of the tag Articles. */
export const articleExamples: Readonly<Record<ArticleOperations, (known: Needed) => Example>> = {
  listArticles: () => ({
    path: { list: 'latest' },
    query: { search: 'a', page: '1', pageSize: '5', sortBy: 'header', sortOrder: 'desc' },
    status: 200,
  }),
  createArticle: () => ({ body: body(), status: 201 }),
  getArticle: ({ articles }) => ({ path: { id: articles.kept }, status: 200 }),
  updateArticle: ({ articles }) => ({ path: { id: articles.kept }, body: body(), status: 200 }),
  deleteArticle: ({ articles }) => ({ path: { id: articles.doomed }, query: { evenInUse: 'true' }, status: 204 }),
  actOnArticle: ({ articles }) => ({ path: { id: articles.draft, action: 'duplicate' }, status: 200 }),
  searchArticles: () => ({ query: { query: 'exempel', page: '1', pageSize: '5' }, status: 200 }),
  searchArticleTitles: () => ({ query: { query: 'exempel' }, status: 200 }),
  getPreviewToken: ({ articles }) => ({ query: { id: articles.kept }, status: 200 }),
  copyFromTemplate: ({ articles, games }) => ({
    query: { templateId: articles.template, gameUuid: games.gameUuid },
    status: 200,
  }),
  listArticleTemplates: () => ({ status: 200 }),
  createArticleTemplate: () => ({ body: template(), status: 201 }),
  getArticleTemplate: ({ articles }) => ({ path: { templateId: articles.template }, status: 200 }),
  updateArticleTemplate: ({ articles }) => ({
    path: { templateId: articles.template },
    body: template(),
    status: 200,
  }),
  deleteArticleTemplate: ({ articles }) => ({ path: { templateId: articles.doomedTemplate }, status: 204 }),
  listArticleRevisions: ({ articles }) => ({ path: { id: articles.kept }, status: 200 }),
  getArticleRevision: ({ articles }) => ({ path: { id: articles.kept, revision: '1' }, status: 200 }),
  listArticleUses: ({ articles }) => ({ path: { id: articles.kept }, status: 200 }),
  listArticlePlaces: ({ articles }) => ({ path: { id: articles.kept }, status: 200 }),
  noteArticlePresence: ({ articles }) => ({ path: { id: articles.kept }, body: { isEditing: true }, status: 200 }),
  suggestArticleGames: () => ({
    body: { text: 'Frosthamn tar emot Älvnäs.', publishedAt: '2026-11-27T21:05:00+0000' },
    status: 200,
  }),
};

/** Makes the articles and templates that the examples need, in the site that the tests work on. */
export async function findArticles(service: TestService): Promise<KnownArticles> {
  const calls = articleCalls(service);
  const newTemplate = async () => {
    const reply = await calls.call({ method: 'POST', url: '/api/articles/templates', body: template() });
    return good<{ id: string }>(reply, 201).id;
  };
  const doomed = (await calls.made()).id;
  good(await calls.act(doomed, 'delete'), 200);
  return {
    kept: (await calls.made()).id,
    draft: (await calls.made()).id,
    doomed,
    template: await newTemplate(),
    doomedTemplate: await newTemplate(),
  };
}
