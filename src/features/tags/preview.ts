import type { TFunction } from 'i18next';
import type { Tag } from '../../../generated/model/index.ts';
import { uses } from './look-alikes.ts';

/** A tag's name as it stands in a choice: with a word where the tag is not offered any more. */
export const tagName = (t: TFunction, { name, active }: Tag): string =>
  active ? name : t('engine.tags.deactivated', { name });

/** How often a tag is used, in words. */
export const tagUses = (t: TFunction, count: number): string =>
  count === 0 ? t('tags.unused') : t('tags.uses', { count });

/** What a merge will change: which tags end, and how much gets another one. */
export function previewOf(t: TFunction, language: string, into: Tag, from: readonly Tag[]): string {
  const names = new Intl.ListFormat(language).format(from.map(({ name }) => name));
  const count = uses(from);
  const what = t('tags.ends', { names, count: from.length });
  return `${what} ${count === 0 ? t('tags.changesNothing', { count: from.length }) : t('tags.changes', { count, name: into.name })}`;
}
