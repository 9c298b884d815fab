import { Client } from 'pg';
import type { components } from '../../generated/schema.d.ts';
import { demo, type TestCall, type TestService } from './test-service.ts';

export type Article = components['schemas']['Article'];
export type ArticlePage = components['schemas']['ArticlePage'];
export type ArticleInput = components['schemas']['ArticleInput'];
export type Body = NonNullable<ArticleInput['body']>;

/** Who calls; the administrator for the test's site unless told. */
export type Who = Pick<TestCall, 'instanceId' | 'token' | 'subject'>;

type Node = Record<string, unknown>;

/** The parts of documents. */
export const text = (value: string, ...marks: Node[]): Node => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks }),
});
export const paragraph = (...content: (Node | string)[]): Node => ({
  type: 'paragraph',
  content: content.map((one) => (typeof one === 'string' ? text(one) : one)),
});
export const document = (...content: Node[]): Body => ({ type: 'doc', content });

/** An input of a new article, with what a test says otherwise. */
export const article = (more: Partial<ArticleInput> = {}): ArticleInput => ({
  articleVersion: 'v3',
  header: 'Frosthamn vände derbyt',
  lang: 'sv',
  body: document(paragraph('Kvitteringen kom i 41:a minuten.')),
  ...more,
});

/** The calls on articles, as the console makes them. */
export function articleCalls(service: TestService, who: Who = {}) {
  const call = (one: TestCall) => service.call({ ...who, ...one });
  const headersOf = (etag: string | undefined) => (etag === undefined ? {} : { 'if-match': etag });
  const create = (more: Partial<ArticleInput> = {}) =>
    call({ method: 'POST', url: '/api/articles', body: article(more) });
  const read = async (id: string): Promise<Article> => articleOf(await call({ url: `/api/articles/${id}` }));
  return {
    call,
    create,
    made: async (more: Partial<ArticleInput> = {}): Promise<Article> => articleOf(await create(more), 201),
    get: (id: string) => call({ url: `/api/articles/${id}` }),
    read,
    put: (id: string, more: object = {}, etag?: string) =>
      call({ method: 'PUT', url: `/api/articles/${id}`, body: { ...article(), ...more }, headers: headersOf(etag) }),
    act: (id: string, action: string, etag?: string) =>
      call({ method: 'POST', url: `/api/articles/${id}/${action}`, headers: headersOf(etag) }),
    remove: (id: string, query = '') => call({ method: 'DELETE', url: `/api/articles/${id}${query}` }),
    list: async (list: string, query: Record<string, string> = {}): Promise<ArticlePage> => {
      const reply = await call({ url: `/api/articles/list/${list}?${new URLSearchParams(query)}` });
      if (reply.statusCode !== 200) throw new Error(reply.body);
      return reply.json<ArticlePage>();
    },
  };
}

type Reply = { readonly statusCode: number; readonly body: string; json<Json>(): Json };

/** The article of a reply, which must have this status. */
export function articleOf(reply: Reply, status = 200): Article {
  if (reply.statusCode !== status) throw new Error(`${reply.statusCode} instead of ${status}: ${reply.body}`);
  return reply.json<{ data: { article: Article } }>().data.article;
}

/** Stores a body as an import of former days did. */
export async function storeBody(service: TestService, id: string, version: string, body: unknown): Promise<void> {
  const owner = new Client({ connectionString: service.databaseUrl });
  await owner.connect();
  await owner.query('BEGIN');
  await owner.query(`SELECT set_config('app.instance_id', $1, true)`, [demo.site]);
  const { rowCount } = await owner.query('UPDATE articles SET article_version = $2, body = $3 WHERE uuid = $1', [
    id,
    version,
    JSON.stringify(body),
  ]);
  await owner.query('COMMIT');
  await owner.end();
  if (rowCount !== 1) throw new Error(`There is no article ${id}.`);
}
