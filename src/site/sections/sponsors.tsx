import type { SponsorGroup } from '../../../generated/model/sponsorGroup.ts';
import type { SponsorsConfig } from '../../../generated/model/sponsorsConfig.ts';
import { dayOf } from '../dates.ts';
import { useSite } from '../site-context.ts';
import { SponsorStrip } from '../sponsor-strip.tsx';
import { PartHeading } from './part-heading.tsx';
import type { SectionProps } from './section-props.ts';

/** Strips of the sponsors' groups that the section names, in its order; of all groups where it names none. */
export function Sponsors({ section }: SectionProps) {
  const site = useSite();
  const { groupIds = [], size = 'normal', shuffle = false } = section.config as SponsorsConfig;
  const named = groupIds.flatMap((id) => site.sponsors.filter((group) => group.id === id));
  const groups: readonly SponsorGroup[] = groupIds.length === 0 ? site.sponsors : named;
  return (
    <>
      <PartHeading section={section} />
      {groups.map(({ order, ...group }) => (
        <SponsorStrip
          key={group.id}
          group={{ ...group, size, order: shuffle ? 'shuffle' : (order ?? 'fixed') }}
          day={dayOf(site, site.now)}
          lang={site.lang}
        />
      ))}
    </>
  );
}
