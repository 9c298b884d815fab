import { useEffect, useState } from 'react';
import type { Entity } from '../../contract/entity.ts';

/**
 * The definition of a kind of thing, which names its fields: undefined until it is there; `entity` undefined for a kind
 * without one.
 */
export function useDefinition(
  kind: string,
  definitionOf: (name: string) => Promise<Entity | undefined>,
): { entity: Entity | undefined } | undefined {
  const [loaded, setLoaded] = useState<{ kind: string; entity: Entity | undefined }>();
  useEffect(() => {
    let isShown = true;
    const show = (entity: Entity | undefined) => {
      if (isShown) setLoaded({ kind, entity });
    };
    // Without its labels an entry can still be read.
    definitionOf(kind).then(show, () => show(undefined));
    return () => {
      isShown = false;
    };
  }, [kind, definitionOf]);
  return loaded?.kind === kind ? loaded : undefined;
}
