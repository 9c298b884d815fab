import type { ResolvedItem } from '../../../generated/model/resolvedItem.ts';
import { pathAddress } from '../addresses.ts';
import { Film, Photo } from '../photo.tsx';
import { useSite } from '../site-context.ts';
import { PartHeading } from './part-heading.tsx';
import type { SectionProps } from './section-props.ts';

/** Films, the first one large; each leads to its page, or runs in its place where the site has no page for films. */
export function Videos({ section }: SectionProps) {
  const { words, paths } = useSite();
  return (
    <>
      <PartHeading section={section} more={words.allMedia} path={paths.media} />
      <ul className={section.items.length > 2 ? 's-films s-films-lead' : 's-films'}>
        {section.items.map((item, place) => (
          <li key={item.id} className="s-film-card">
            <VideoCard item={item} isLarge={place === 0} />
          </li>
        ))}
      </ul>
    </>
  );
}

function VideoCard({ item, isLarge }: { item: ResolvedItem; isLarge: boolean }) {
  const site = useSite();
  const { picture, title } = item;
  if (!picture) return null;
  const { media } = site.paths;
  if (media === null) {
    return (
      <figure>
        <Film picture={picture} />
        <figcaption className="s-film-title">{title}</figcaption>
      </figure>
    );
  }
  const key = picture.media.split('|')[2] ?? '';
  return (
    <>
      <Photo
        of={picture}
        ratio="16:9"
        sizes={isLarge ? '(min-width: 900px) 50vw, 100vw' : '(min-width: 900px) 25vw, 50vw'}
      />
      <h3 className="s-film-title">
        <a href={`${pathAddress(site, media)}?show=${encodeURIComponent(key)}`}>{title}</a>
      </h3>
    </>
  );
}
