import styles from './avatar.module.css';
import { classNames } from './class-names.ts';
import { paintLike } from './picture-colour.ts';

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** The person, club or site; its initials and colour come from it. */
  name: string;
  /** Address of a picture; the initials stay behind it until it has come. */
  image?: string | undefined;
  /** Round for people, `crest` for clubs and sites. */
  shape?: 'round' | 'crest' | undefined;
  /** 24, 32, 48 or 72 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** With a colour around the picture: what it has most of, else that of the name. */
  isRinged?: boolean | undefined;
}

const TONES = 8;

/** The colour for a name: one of eight. */
function toneOf(name: string): string | undefined {
  const tone = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % TONES;
  return styles[`tone${tone}`];
}

/** A line in the colour of a ringed avatar, at the upper edge of what surrounds it. */
export function ToneLine({ name, image }: Pick<AvatarProps, 'name' | 'image'>) {
  const paint = (element: HTMLElement | null) => void paintLike(element, image);
  return <span aria-hidden="true" ref={paint} className={classNames(styles.line, toneOf(name))} />;
}

/** At most two initials, of the first and the last word; "Ålesund" gives "Å". */
function initials(name: string): string {
  const words = name.split(/[\s_-]+/).filter((word) => /\p{L}|\p{N}/u.test(word));
  const first = words[0]?.match(/\p{L}|\p{N}/u)?.[0] ?? '';
  const second = words.length > 1 ? (words.at(-1)?.match(/\p{L}|\p{N}/u)?.[0] ?? '') : '';
  return (first + second).toUpperCase();
}

/** A picture or the initials of someone or something named right beside it; hidden from screen readers for that reason. */
export function Avatar({ name, image, shape = 'round', size = 'md', isRinged = false }: AvatarProps) {
  const paint = (element: HTMLElement | null) => void paintLike(element, image);
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.avatar, styles[shape], styles[size], isRinged && styles.ringed, toneOf(name))}
      ref={isRinged ? paint : undefined}
    >
      {initials(name)}
      {image ? <img className={styles.image} src={image} alt="" loading="lazy" /> : null}
    </span>
  );
}
