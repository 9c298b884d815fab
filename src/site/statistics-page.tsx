import type { StatisticsModule } from '../../generated/model/statisticsModule.ts';
import { teamAddress } from './addresses.ts';
import { EmptySection } from './empty-section.tsx';
import { PageHeading } from './heading.tsx';
import { useSite } from './site-context.ts';

/** How many of the best are shown. */
const most = 50;

/** Who made the most points in a competition. */
export function StatisticsPage({ title, statistics }: { title: string; statistics: StatisticsModule }) {
  const site = useSite();
  const { words } = site;
  const rows = statistics.rows.slice(0, most);
  return (
    <>
      <PageHeading title={title}>
        <p>
          {statistics.ssgt.titles.find(({ language }) => language === site.lang)?.translation ??
            statistics.ssgt.displayName}
        </p>
      </PageHeading>
      <div className="s-wide s-section">
        {rows.length === 0 ? (
          <EmptySection reason={words.emptyStatistics} />
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
          <section className="s-table" aria-label={words.scorers} tabIndex={0}>
            <table>
              <caption className="s-hidden">{words.scorers}</caption>
              <thead>
                <tr>
                  <th scope="col">#</th>
                  <th scope="col">{words.player}</th>
                  <th scope="col">{words.team}</th>
                  <th scope="col">{words.goals}</th>
                  <th scope="col">{words.assists}</th>
                  <th scope="col">{words.points}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ player, team, values }, place) => (
                  <tr key={player.uuid}>
                    <td>{place + 1}</td>
                    <th scope="row">{player.fullName}</th>
                    <td>{team && <TeamName uuid={team.uuid} name={team.displayName ?? ''} />}</td>
                    <td>{values.goals}</td>
                    <td>{values.assists}</td>
                    <td>
                      <b>{values.points}</b>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </div>
    </>
  );
}

function TeamName({ uuid, name }: { uuid: string; name: string }) {
  const address = teamAddress(useSite(), uuid);
  return address ? <a href={address}>{name}</a> : name;
}
