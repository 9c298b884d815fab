import type { Article } from './article-calls.ts';

export const actions = ['publish', 'unpublish', 'delete', 'restore', 'duplicate'] as const;
type Action = (typeof actions)[number];

/** The state that each legal action leads to (articles.md); a duplicate is a draft. */
export const statesToActions: Readonly<Record<Article['state'], Partial<Record<Action, Article['state']>>>> = {
  draft: { publish: 'published', delete: 'deleted', duplicate: 'draft' },
  scheduled: { publish: 'published', unpublish: 'draft', delete: 'deleted', duplicate: 'draft' },
  published: { unpublish: 'unpublished', delete: 'deleted', duplicate: 'draft' },
  unpublished: { publish: 'published', delete: 'deleted', duplicate: 'draft' },
  expired: { publish: 'published', delete: 'deleted', duplicate: 'draft' },
  deleted: { restore: 'draft', duplicate: 'draft' },
};
