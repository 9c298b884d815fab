import type { Entity } from '../../contract/entity.ts';

/** What a new one of an entity starts from on a site; `given` is what the address says of it. */
export function initialBody(
  { form }: Entity,
  instanceId: string,
  given: Readonly<Record<string, string>> = {},
): object {
  return { ...form.initial, ...(form.activeSite ? { [form.activeSite]: instanceId } : {}), ...given };
}
