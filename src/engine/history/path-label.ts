import type { Entity } from '../../contract/entity.ts';
import type { Text } from '../../contract/text.ts';

/**
 * What a recorded path that no form shows is called: by the label of the list's column that shows it; undefined where
 * none does.
 */
export function pathLabel({ list }: Pick<Entity, 'list'>, path: string): Text | undefined {
  return list?.columns.find(({ field }) => field === path)?.label;
}
