import { useEffect, useState } from 'react';
import { pictureAddress } from '../../engine/media/media-string.ts';
import { useShownPictures } from '../../engine/media/use-shown-picture.ts';
import { grounds, isLegible, pixelsOf } from './legibility.ts';

/** A logo with its pictures for light and for dark ground. */
interface Logo {
  name: string;
  light: string | null;
  dark: string | null;
}

/** The names of the logos that have no picture of their own for dark ground, and cannot be read there. */
export function useIllegible(logos: readonly Logo[]): readonly string[] {
  const alone = logos.filter(({ light, dark }) => light && !dark);
  const shown = useShownPictures(alone.map(({ light }) => light ?? ''));
  // One of another provider has no address yet for a moment.
  const wanted = JSON.stringify(alone.flatMap(({ name }, place) => (shown[place] ? [[name, shown[place]]] : [])));
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
