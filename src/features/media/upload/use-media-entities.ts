import { useEffect, useState } from 'react';
import { entities } from '../../../../generated/forms.ts';
import type { Entity } from '../../../contract/entity.ts';
import type { MediaKind } from './file-signature.ts';

/** The definitions of both kinds of media. */
export type MediaEntities = Readonly<Record<MediaKind, Entity>>;

/** Loads the definitions whose fields are shown; undefined while they are on their way. */
export function useMediaEntities(): { entities: MediaEntities | undefined; isError: boolean; retry(): void } {
  const [state, setState] = useState<{ entities: MediaEntities | undefined; isError: boolean }>(NONE);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = tries >= 0;
    Promise.all([load('image'), load('video')]).then(
      ([image, video]) => isWanted && setState({ entities: { image, video }, isError: false }),
      () => isWanted && setState({ entities: undefined, isError: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [tries]);
  const retry = (): void => {
    setState(NONE);
    setTries((before) => before + 1);
  };
  return { ...state, retry };
}

const NONE = { entities: undefined, isError: false };

async function load(kind: MediaKind): Promise<Entity> {
  const route = entities.find(({ name }) => name === kind);
  if (!route) throw new Error(`There is no definition of ${kind}`);
  return route.load();
}
