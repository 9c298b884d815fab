import { textAt, type Values } from '../../../engine/values/values.ts';
import type { Slide } from './slides.ts';

/** The field by which a slide shows the same article or game as another one of its carousel; undefined where none does. */
export function twinField(slides: readonly Slide[], slide: Slide): string | undefined {
  const [field, source] = sourceOf(slide);
  const isTwin = (other: Slide): boolean => other.id !== slide.id && sourceOf(other)[1] === source;
  return source !== undefined && slides.some(isTwin) ? field : undefined;
}

/** What a slide shows of something else: the field that says so, and what it is. */
function sourceOf(slide: Values): [field: string, source: string | undefined] {
  const article = textAt(slide, 'articleId');
  if (article !== '') return ['articleId', `article ${article}`];
  if (textAt(slide, 'kind') !== 'ticketPromo') return ['', undefined];
  const game = textAt(slide, 'gameUuid');
  if (textAt(slide, 'source') === 'fixed') return ['gameUuid', game === '' ? undefined : `game ${game}`];
  return ['source', `next ${textAt(slide, 'teamUuid')}`];
}
