import type { MediaInput } from '../../../../generated/model/index.ts';
import type { ListedEntity } from '../../../contract/entity.ts';

/** A tag as an item keeps it. */
export interface KeptTag {
  value: string;
  name?: string;
}

/** Whether a tag links to a game: those are kept apart from the others (specification §3). */
const isGameTag = (value: string): boolean => value.startsWith('game.');

/**
 * A media definition whose saving puts tags on what it saves, so that the engine's actions can tag many: those that an item bears already stay as they are, those
 * of games go where games are kept.
 */
export function tagging(entity: ListedEntity, tags: readonly KeptTag[]): ListedEntity {
  const add = (own: readonly KeptTag[] = [], more: readonly KeptTag[]): KeptTag[] => [
    ...own,
    ...more.filter(({ value }) => !own.some((one) => one.value === value)),
  ];
  return {
    ...entity,
    update: (id, body, request) => {
      const input = body as MediaInput;
      const [games, others] = [
        tags.filter(({ value }) => isGameTag(value)),
        tags.filter(({ value }) => !isGameTag(value)),
      ];
      const tagged = { ...input, tags: add(input.tags, others), gameTags: add(input.gameTags, games) };
      return entity.update(id, tagged, request);
    },
  };
}

/** A media definition whose saving puts what it saves into a category: an image into this one alone, a video into this one too (specification §3). */
export function categorising(entity: ListedEntity, category: { id: number; name: string } | undefined): ListedEntity {
  return {
    ...entity,
    update: (id, body, request) => {
      if (!category) return entity.update(id, body, request);
      const { categoryId: _, categories = [], ...input } = body as MediaInput;
      const others = entity.name === 'video' ? categories.filter((one) => one.id !== category.id) : [];
      return entity.update(id, { ...input, categories: [...others, { id: category.id }] }, request);
    },
  };
}
