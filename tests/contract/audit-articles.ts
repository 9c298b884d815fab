import type { AuditedThing, KnownAudited } from './audit-known.ts';
import { demo } from './test-service.ts';

const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Reviderat.' }] };

/** Articles and their templates. */
export function articles({ made, wide }: KnownAudited): AuditedThing[] {
  const article = { articleVersion: 'v3', header: 'Revisionen' };
  return [
    {
      entity: 'article',
      schema: 'ArticleInput',
      id: made.articleId,
      url: `/articles/${made.articleId}`,
      reply: 'data.article',
      base: article,
      samples: {
        header: 'Ny revision',
        intro: 'Kort om revisionen.',
        label: 'REVISION',
        body: { type: 'doc', content: [paragraph] },
        author: 'Rut Revisor',
        lang: 'en',
        mainMedia: wide.mediaString,
        embeddedMedia: { url: 'https://revision.example/film', thumbnail: null },
        tags: [{ value: `series.${made.series.uuid}`, name: 'AUD' }],
        hideInListing: true,
        owner: 'Redaktionen',
        ownerInstanceId: demo.site,
        publishedAt: '2090-01-02T03:04:05Z',
        highlightedArticle: true,
        sitePriority: 7,
        metadata: { seoTitle: 'Revision' },
      },
      others: { articleVersion: 'fixed', published: 'told with its moment and its address' },
      partly: { body: 'the number of its revision stands for it' },
    },
    {
      entity: 'article-template',
      schema: 'ArticleTemplateInput',
      id: made.template.id,
      url: `/articles/templates/${made.template.id}`,
      base: { name: 'Revisionsmall', article },
      samples: { name: 'Mall', article: { ...article, header: 'Ny mall' } },
    },
  ];
}
