import { webAddress } from './addresses.ts';
import type { ShownArticle } from './page-data.ts';
import { Film, Photo } from './photo.tsx';
import { useSite } from './site-context.ts';
import { textsIn } from './texts.ts';

/** What stands above the text: a picture or a film of the library, or a still that leads to a film elsewhere. */
export function MainMedia({ article }: { article: ShownArticle }) {
  const { pictures, lang } = useSite();
  const { embeddedMedia, mainMedia, metadata } = article;
  if (metadata.mediaType === 'embedded' && embeddedMedia) return <Embedded article={article} />;
  const picture = mainMedia ? pictures[mainMedia] : undefined;
  if (!picture) return null;
  const words = textsIn(article.lang, lang);
  return (
    <figure className="s-main-media">
      {picture.type === 'video' ? (
        <Film picture={picture} />
      ) : (
        <Photo of={mainMedia} ratio="16:9" sizes="(min-width: 1200px) 1200px, 100vw" alt={picture.alt} first />
      )}
      {picture.credit && <figcaption>{`${words.photo}: ${picture.credit}`}</figcaption>}
    </figure>
  );
}

function Embedded({ article }: { article: ShownArticle }) {
  const { lang } = useSite();
  const words = textsIn(article.lang, lang);
  const address = webAddress(article.embeddedMedia?.url);
  if (address === undefined) return null;
  const place = new URL(address).hostname.replace(/^www\./, '');
  return (
    <figure className="s-main-media">
      <a className="s-embed" href={address} rel="noopener">
        <Photo of={article.embeddedMedia?.thumbnail} ratio="16:9" sizes="(min-width: 1200px) 1200px, 100vw" first />
        <span className="s-embed-words">{`${words.openFilm} ${place}`}</span>
      </a>
    </figure>
  );
}
