import { playerAddress } from '../addresses.ts';
import { useSite } from '../site-context.ts';
import { PartHeading } from './part-heading.tsx';
import type { SectionProps } from './section-props.ts';
import { Standings } from './table.tsx';

/** What players have achieved in a competition. */
export function Statistics({ section }: SectionProps) {
  const site = useSite();
  const { words } = site;
  return (
    <>
      <PartHeading section={section} />
      <Standings items={section.items} caption={section.title || words.scorers} first={words.player}>
        {({ id, title, row }) => {
          const address = playerAddress(site, id);
          return (
            <>
              {address ? <a href={address}>{title}</a> : title}
              {row?.team?.displayName && <small className="s-standings-team">{row.team.displayName}</small>}
            </>
          );
        }}
      </Standings>
    </>
  );
}
