import { pathAddress } from './addresses.ts';
import { EmptySection } from './empty-section.tsx';
import { PageHeading } from './heading.tsx';
import type { Paging } from './page-data.ts';
import { PageLinks } from './paging.tsx';
import { Film, Photo } from './photo.tsx';
import { useSite } from './site-context.ts';

type MediaPageProps = { title: string; media: readonly string[]; paging: Paging };

/** Pictures and films of the library, the newest first. */
export function MediaPage({ title, media, paging }: MediaPageProps) {
  const { words } = useSite();
  return (
    <>
      <PageHeading title={title} />
      <div className="s-wide s-section">
        {media.length === 0 ? <EmptySection reason={words.emptyMedia} /> : <MediaGrid media={media} />}
        <PageLinks paging={paging} />
      </div>
    </>
  );
}

/** Pictures and films side by side, each of which opens by itself. */
export function MediaGrid({ media }: { media: readonly string[] }) {
  const site = useSite();
  const { pictures, paths } = site;
  return (
    <ul className="s-media">
      {media.map((one) => {
        const picture = pictures[one];
        if (!picture) return null;
        const photo = <Photo of={one} ratio="16:9" sizes="(min-width: 900px) 33vw, 50vw" alt={picture.alt} />;
        const key = one.split('|')[2] ?? '';
        return (
          <li key={one}>
            <figure>
              {paths.media === null ? (
                photo
              ) : (
                <a href={`${pathAddress(site, paths.media)}?show=${encodeURIComponent(key)}`}>{photo}</a>
              )}
              <figcaption>{picture.title}</figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}

/** One picture or film by itself. */
export function MediaItemPage({ title, media }: { title: string; media: string }) {
  const { pictures, words } = useSite();
  const picture = pictures[media];
  return (
    <div className="s-wide s-section">
      <figure className="s-single">
        {picture?.type === 'video' ? (
          <Film picture={picture} />
        ) : (
          <Photo of={media} ratio="16:9" sizes="100vw" alt={picture?.alt ?? ''} first />
        )}
        <figcaption>
          <h1>{picture?.title || title}</h1>
          {picture?.credit && <p>{`${words.photo}: ${picture.credit}`}</p>}
        </figcaption>
      </figure>
    </div>
  );
}
