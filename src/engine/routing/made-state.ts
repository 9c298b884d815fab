/** The state of a navigation away from the page of a new thing: the address that it has from now on. */
export interface MadeState {
  made: string;
}

/** The address of what was made on the page that one comes from; undefined where nothing was. */
export function madeAt(state: unknown): string | undefined {
  const made = state !== null && typeof state === 'object' && 'made' in state ? state.made : undefined;
  return typeof made === 'string' ? made : undefined;
}
