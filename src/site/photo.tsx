import { pictureAddress, pictureSet, type Ratio } from './addresses.ts';
import { Crest } from './crest.tsx';
import type { Picture } from './page-data.ts';
import { useSite } from './site-context.ts';

const widths: Readonly<Record<Exclude<Ratio, 'crest'>, readonly number[]>> = {
  '21:9': [800, 1600, 2400],
  '16:9': [400, 800, 1200, 1600],
  '1:1': [200, 400, 800],
  '4:5': [240, 480, 720],
};

type PhotoProps = {
  /** mediaString of what is shown, or the picture itself; without one that the page may show, the club's crest stands there. */
  of: string | Picture | null | undefined;
  ratio: Exclude<Ratio, 'crest'>;
  /** How wide it stands on the page, as `sizes` of an image. */
  sizes: string;
  alt?: string;
  /** Whether it is seen at once, and so is not to wait. */
  first?: boolean;
};

/** A picture of the library in one of the site's shapes. */
export function Photo({ of, ratio, sizes, alt, first = false }: PhotoProps) {
  const { pictures, crest, name } = useSite();
  const picture = typeof of === 'string' ? pictures[of] : of;
  return (
    <span className={`s-photo s-photo-${ratio.replace(':', 'x')}`}>
      {picture ? (
        <img
          src={pictureAddress(picture, widths[ratio][1] ?? 800, ratio)}
          srcSet={pictureSet(picture, ratio, widths[ratio])}
          sizes={sizes}
          alt={alt ?? ''}
          {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        />
      ) : (
        <span className="s-photo-none" aria-hidden="true">
          <Crest of={crest} name={name} size={120} />
        </span>
      )}
      {picture?.type === 'video' && <PlayMark />}
    </span>
  );
}

function PlayMark() {
  const { words } = useSite();
  return (
    <span className="s-play">
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" focusable="false">
        <path d="M8 5v14l11-7z" />
      </svg>
      <span className="s-hidden">{words.film}</span>
    </span>
  );
}

/** A film of the library that runs when asked to, its still before that. */
export function Film({ picture }: { picture: Picture }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the library keeps no captions of films.
    <video
      className="s-film"
      controls
      preload="none"
      poster={pictureAddress(picture, 1200, '16:9')}
      aria-label={picture.alt}
    >
      <source src={picture.video ?? undefined} />
    </video>
  );
}
