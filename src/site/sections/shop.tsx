import { linkAddress } from '../addresses.ts';
import { useSite } from '../site-context.ts';
import { PartHeading } from './part-heading.tsx';
import { itemTitle, type SectionProps } from './section-props.ts';

/** The categories of the shop. */
export function Shop({ section }: SectionProps) {
  const site = useSite();
  return (
    <>
      <PartHeading section={section} />
      <ul className="s-shelf">
        {section.items.map((item) => {
          const address = linkAddress(site, item.href);
          const title = itemTitle(item, site);
          return <li key={item.id}>{address ? <a href={address}>{title}</a> : <span>{title}</span>}</li>;
        })}
      </ul>
    </>
  );
}
