import type { ReactNode } from 'react';
import type { ResolvedItem } from '../../../generated/model/resolvedItem.ts';
import type { ResolvedSection } from '../../../generated/model/resolvedSection.ts';
import type { CardArticle } from '../article-card.tsx';
import type { HiddenOn, SiteFrame } from '../page-data.ts';

/** What a section is drawn from. */
export interface SectionProps {
  readonly section: ResolvedSection;
  /** Whether it stands across the whole page, and not in a column. */
  readonly isWide: boolean;
  /** Whether it is the first of the page, and so is seen at once. */
  readonly isFirst: boolean;
  readonly hiddenOn: HiddenOn;
}

/** How a type of section is drawn. */
export interface SectionDrawing {
  readonly Draw: (props: SectionProps) => ReactNode;
  /** How far it reaches where it has the whole page: to its edges, to its edges with room above and below, or as far as its text. */
  readonly reach: 'edge' | 'band' | 'text';
}

/** What a section is called above it; null where nothing is to stand there. */
export function titleOf({ title, showTitle }: SectionProps['section']): string | null {
  return showTitle && title.trim() !== '' ? title : null;
}

/** What an item is called in the language of the site. */
export function itemTitle({ title, titles }: ResolvedItem, { lang }: Pick<SiteFrame, 'lang'>): string {
  return titles.find(({ language }) => language === lang)?.translation ?? title;
}

/** An article of a section as a card shows it; `url` is the address that a link has. */
export function cardOf({ id, title, text, picture, article }: ResolvedItem, url: string | null): CardArticle {
  return {
    id,
    header: title,
    introRawText: text ?? '',
    label: article?.label ?? null,
    lang: article?.lang ?? '',
    publishedAt: article?.publishedAt ?? null,
    mainMedia: picture,
    highlightedArticle: article?.highlighted ?? false,
    url,
  };
}
