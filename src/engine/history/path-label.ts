import type { Entity, Text } from '../../contract/entity.ts';

/**
 * What a recorded path that no form shows is called: by the label of the list's column that shows it; undefined where
 * none does.
 */
export function pathLabel({ list }: Pick<Entity, 'list'>, path: string): Text | undefined {
  return list?.columns.find(({ field }) => field === path)?.label;
}
