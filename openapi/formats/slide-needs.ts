interface Link {
  readonly kind?: string;
  readonly id?: string | null;
  readonly url?: string | null;
}

/** What of a slide decides what else it needs, whatever its kind. */
export interface SlideContent {
  readonly kind?: string;
  readonly heading?: string | null;
  readonly articleId?: string | null;
  readonly link?: Link;
  readonly buttons?: readonly { readonly link?: Link }[];
  readonly source?: string;
  readonly gameUuid?: string | null;
}

/**
 * The fields that a slide lacks because of something else that it says, which the contract's shapes cannot tell: the one
 * rule for console and service. Dotted paths within the slide.
 */
export function slideNeeds(slide: SlideContent): string[] {
  return [...ownNeeds(slide), ...linkNeeds('link', slide.link), ...(slide.buttons ?? []).flatMap(buttonNeeds)];
}

/** A hero slide is headed by its words, its article or its game; a ticket slide of one game needs that game. */
function ownNeeds({ kind, heading, articleId, link, source, gameUuid }: SlideContent): string[] {
  if (kind === 'hero') return heading?.trim() || articleId || (link?.kind === 'game' && link.id) ? [] : ['heading'];
  return source === 'fixed' && !gameUuid ? ['gameUuid'] : [];
}

const buttonNeeds = ({ link }: { readonly link?: Link }, place: number): string[] =>
  linkNeeds(`buttons.${place}.link`, link);

function linkNeeds(path: string, link: Link | undefined): string[] {
  if (!link || link.kind === 'none' || link.kind === undefined) return [];
  if (link.kind === 'external') return link.url ? [] : [`${path}.url`];
  return link.id ? [] : [`${path}.id`];
}
