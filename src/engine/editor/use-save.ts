import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../contract/api-error.ts';
import type { Entity } from '../../contract/entity.ts';
import { versionOf } from '../../contract/fetcher.ts';
import { isSame, textAt, valueAt, without } from '../values.ts';

/** What is to be saved: the body as it was read (none for a new one) and as it is now. */
export interface SaveOrder {
  id: string | undefined;
  base: object;
  edited: object;
}

/**
 * Saves an entity. A value that must be unique is looked for first (specification §5), so that a duplicate is told before anything is sent; what the
 * service keeps for itself is not sent back, everything else is, whether or not the form knows it.
 */
export function useSave(entity: Entity) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, base, edited }: SaveOrder): Promise<object> => {
      await refuseDuplicate(id, base, edited);
      const body = without(edited, entity.readOnly);
      if (id === undefined) return entity.create(body, {});
      const version = versionOf(base);
      return entity.update(id, body, version === undefined ? {} : { headers: { 'If-Match': version } });
    },
  });

  async function refuseDuplicate(id: string | undefined, base: object, edited: object): Promise<void> {
    const { unique } = entity.form;
    if (
      !unique ||
      Object.values(unique.parameters).every((field) => isSame(valueAt(base, field), valueAt(edited, field)))
    )
      return;
    const parameters = Object.fromEntries(
      Object.entries(unique.parameters).map(([parameter, field]) => [parameter, textAt(edited, field)]),
    );
    const found = await client.fetchQuery({ ...entity.readPage({ ...parameters, pageSize: 2 }), staleTime: 0 });
    const other = found.items.find((row) => valueAt(row, entity.id) !== id);
    if (!other) return;
    const message = textAt(other, entity.title);
    throw new ApiError('http', 409, 'duplicate', [{ path: unique.field, message, code: 'duplicateOf' }]);
  }
}
