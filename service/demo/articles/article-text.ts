import type { ArticleState } from '../../store/contract.ts';

/** What an article of the demo is about: a game that was played, one that is to come, or neither. */
export type ArticleKind = 'report' | 'preview' | 'news';

/**
 * An article of the demo. Words such as `{home}` are filled in from a game of the site, `{club}` with the club; `body` is
 * written in the marks of `article-markup.ts`.
 */
export interface ArticleText {
  readonly kind: ArticleKind;
  readonly label: string;
  readonly header: string;
  readonly intro: string;
  readonly body: string;
  /** Values of custom tags. */
  readonly tags?: readonly string[];
  /** Published unless textOf. */
  readonly state?: ArticleState;
  readonly isHighlighted?: boolean;
  /** Of version 3 unless textOf. */
  readonly version?: 'v1' | 'v2';
}

type More = Partial<Pick<ArticleText, 'tags' | 'state' | 'isHighlighted' | 'version'>>;

/** An article in one line: what it is, its label, headline, intro and body. */
export function textOf(
  kind: ArticleKind,
  label: string,
  header: string,
  intro: string,
  body: string,
  more: More = {},
): ArticleText {
  return { kind, label, header, intro, body, ...more };
}
