import { useEffect, useState } from 'react';
import { pictureAddress } from '../../engine/media/media-string.ts';
import { grounds, isLegible, pixelsOf } from './legibility.ts';

/** A logo with its pictures for light and for dark ground. */
interface Logo {
  name: string;
  light: string | null;
  dark: string | null;
}

/** The names of the logos that have no picture of their own for dark ground, and cannot be read there. */
export function useIllegible(logos: readonly Logo[]): readonly string[] {
  const wanted = JSON.stringify(logos.flatMap(({ name, light, dark }) => (light && !dark ? [[name, light]] : [])));
  const [found, setFound] = useState<{ of: string; names: readonly string[] }>({ of: '[]', names: [] });
  useEffect(() => {
    let isWanted = true;
    const measure = async ([name, address]: readonly [string, string]) => {
      const pixels = await pixelsOf(pictureAddress(address, { width: 192, fromService: true }));
      return pixels && !isLegible(pixels, grounds.dark) ? [name] : [];
    };
    void Promise.all((JSON.parse(wanted) as [string, string][]).map(measure)).then((names) => {
      if (isWanted) setFound({ of: wanted, names: names.flat() });
    });
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return found.of === wanted ? found.names : [];
}
