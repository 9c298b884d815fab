import type { Entity } from '../contract/entity.ts';

/** What a new one of an entity starts from on a site. */
export function startOf({ form }: Entity, instanceId: string): object {
  return { ...form.initial, ...(form.activeSite ? { [form.activeSite]: instanceId } : {}) };
}
