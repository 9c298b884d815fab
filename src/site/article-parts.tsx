import type { ArticleCorrection } from '../../generated/model/articleCorrection.ts';
import type { GalleryPicture } from '../../generated/model/galleryPicture.ts';
import { wholeDate } from './dates.ts';
import type { ShownArticle } from './page-data.ts';
import { Photo } from './photo.tsx';
import { useSite } from './site-context.ts';
import type { SiteTexts } from './texts.ts';

/** Pictures beneath the text, pushed along sideways. */
export function ArticleGallery({ gallery, words }: { gallery: readonly GalleryPicture[]; words: SiteTexts }) {
  const { pictures } = useSite();
  const shown = gallery.filter(({ media }) => pictures[media]);
  if (shown.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <section className="s-gallery" aria-label={words.gallery} tabIndex={0}>
      {shown.map(({ media, alt, caption, credit }) => (
        <figure key={media}>
          <Photo
            of={media}
            ratio="16:9"
            sizes="(min-width: 800px) 640px, 90vw"
            alt={alt ?? pictures[media]?.alt ?? ''}
          />
          <figcaption>{[caption, credit && `${words.photo}: ${credit}`].filter(Boolean).join(' ')}</figcaption>
        </figure>
      ))}
    </section>
  );
}

/** What was corrected after it was published. */
export function ArticleCorrections({
  corrections,
  words,
}: {
  corrections: readonly ArticleCorrection[];
  words: SiteTexts;
}) {
  const site = useSite();
  if (corrections.length === 0) return null;
  return (
    <section className="s-corrections">
      <h2>{words.corrections}</h2>
      {corrections.map(({ at, text, kind }) => (
        <p key={at + text}>
          <b>
            {words[kind]} <time dateTime={at}>{wholeDate(site, at)}</time>
          </b>{' '}
          {text}
        </p>
      ))}
    </section>
  );
}

/** What the article is about. Tags of games are shown as games, and those without a name are for machines. */
export function ArticleTags({ tags, words }: { tags: ShownArticle['tags']; words: SiteTexts }) {
  const named = tags.flatMap(({ value, name }) => (name && !value.startsWith('game.') ? [{ value, name }] : []));
  if (named.length === 0) return null;
  return (
    <ul className="s-tags" aria-label={words.tags}>
      {named.map(({ value, name }) => (
        <li key={value}>{name}</li>
      ))}
    </ul>
  );
}
