import type { LinkedImagesConfig } from '../../../generated/model/linkedImagesConfig.ts';
import type { ResolvedItem } from '../../../generated/model/resolvedItem.ts';
import { linkAddress } from '../addresses.ts';
import { Ground, grounded } from '../ground.tsx';
import { Photo } from '../photo.tsx';
import { useSite } from '../site-context.ts';
import { PartHeading } from './part-heading.tsx';
import type { SectionProps } from './section-props.ts';

/** Pictures that lead somewhere, each with its words, on a ground of its own where the section has one. */
export function LinkedImages({ section }: SectionProps) {
  const colour = (section.config as LinkedImagesConfig).bgSettings?.colour;
  return (
    <div className={grounded('s-tiles-ground', colour)}>
      <Ground colour={colour} />
      <PartHeading section={section} />
      <ul className={`s-tiles s-tiles-of-${Math.min(section.items.length, 4)}`}>
        {section.items.map((item) => (
          <li key={item.id}>
            <Tile item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Tile({ item }: { item: ResolvedItem }) {
  const { href, openInNewTab, picture, title } = item;
  const address = linkAddress(useSite(), href);
  const drawn = (
    <>
      <Photo of={picture} ratio="16:9" sizes="(min-width: 900px) 33vw, (min-width: 560px) 50vw, 100vw" />
      <span className="s-tile-words">{title}</span>
    </>
  );
  if (address === undefined) return <span className="s-tile">{drawn}</span>;
  return (
    <a className="s-tile" href={address} rel="noopener" {...(openInNewTab && { target: '_blank' })}>
      {drawn}
    </a>
  );
}
