import type { ResolvedItem } from '../../../generated/model/resolvedItem.ts';
import { linkAddress } from '../addresses.ts';
import { useSite } from '../site-context.ts';
import { socialMediaNames } from '../social-media.ts';
import { PartHeading } from './part-heading.tsx';
import type { SectionProps } from './section-props.ts';

/** Where the site is on social media. */
export function SocialMedia({ section }: SectionProps) {
  const site = useSite();
  return (
    <>
      <PartHeading section={section} />
      <ul className="s-follow-links">
        {section.items.map((item) => (
          <li key={item.id}>
            <a className="s-follow-link" href={linkAddress(site, item.href)} rel="noopener me">
              {nameOf(item)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The item is called by the type of its link. */
function nameOf({ title }: ResolvedItem): string {
  const names: Readonly<Record<string, string>> = socialMediaNames;
  return names[title] ?? title;
}
