import { teamAddress } from './addresses.ts';
import { Crest } from './crest.tsx';
import { EmptySection } from './empty-section.tsx';
import { seriesName } from './game-card.tsx';
import { PageHeading } from './heading.tsx';
import type { ShownTeam } from './page-data.ts';
import { useSite } from './site-context.ts';

/** The teams of the site. */
export function TeamListPage({ title, teams }: { title: string; teams: readonly ShownTeam[] }) {
  return (
    <>
      <PageHeading title={title} />
      <div className="s-wide s-section">{teams.length === 0 ? <EmptySection /> : <TeamGrid teams={teams} />}</div>
    </>
  );
}

/** Teams by their crests; those that a route shows lead to their page. */
export function TeamGrid({ teams }: { teams: readonly ShownTeam[] }) {
  const site = useSite();
  return (
    <ul className="s-teams">
      {teams.map((team) => {
        const address = teamAddress(site, team.uuid);
        return (
          <li key={team.uuid} className="s-team">
            <Crest of={crestOf(team)} name={team.displayName} size={64} />
            <span className="s-team-name">
              {address ? <a href={address}>{team.displayName}</a> : team.displayName}
              <small>{team.series.map((series) => seriesName(series, site.lang)).join(', ')}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** What stands for a team: its icon, else its logo. */
export function crestOf({ icon, logo }: Pick<ShownTeam, 'icon' | 'logo'>): string | null {
  return icon || logo?.path || null;
}
