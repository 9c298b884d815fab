import { pathAddress } from '../addresses.ts';
import { SectionHeading } from '../heading.tsx';
import { useSite } from '../site-context.ts';
import { type SectionProps, titleOf } from './section-props.ts';

type PartHeadingProps = {
  section: SectionProps['section'];
  /** Words of a link to all of what the section shows a part of. */
  more?: string;
  /** Path of the site that shows it; without one there is no link. */
  path?: string | null;
};

/** What stands above a section, where it is to be called something. */
export function PartHeading({ section, more, path = null }: PartHeadingProps) {
  const site = useSite();
  const title = titleOf(section);
  if (title === null) return null;
  const address = path === null ? undefined : pathAddress(site, path);
  return <SectionHeading title={title} address={address} {...(more !== undefined && { more })} />;
}
