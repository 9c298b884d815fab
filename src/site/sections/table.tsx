import type { ResolvedItem } from '../../../generated/model/resolvedItem.ts';
import { teamAddress } from '../addresses.ts';
import { useSite } from '../site-context.ts';
import type { SiteTexts } from '../texts.ts';
import { PartHeading } from './part-heading.tsx';
import type { SectionProps } from './section-props.ts';

type Value = NonNullable<ResolvedItem['row']>['values'][number]['key'];

/** What stands above each column: the whole word, and the letters that there is room for. */
const columns: Readonly<Record<Value, readonly [keyof SiteTexts, keyof SiteTexts]>> = {
  played: ['played', 'playedShort'],
  won: ['won', 'wonShort'],
  drawn: ['drawn', 'drawnShort'],
  lost: ['lost', 'lostShort'],
  goalsFor: ['goalsFor', 'goalsForShort'],
  goalsAgainst: ['goalsAgainst', 'goalsAgainstShort'],
  difference: ['difference', 'differenceShort'],
  points: ['points', 'pointsShort'],
  goals: ['goals', 'goalsShort'],
  assists: ['assists', 'assistsShort'],
};

/** The table of a competition. */
export function Table({ section }: SectionProps) {
  const { words } = useSite();
  return (
    <>
      <PartHeading section={section} />
      <Standings items={section.items} caption={section.title || words.table} first={words.team}>
        {(item) => <TeamName item={item} />}
      </Standings>
    </>
  );
}

type StandingsProps = {
  items: readonly ResolvedItem[];
  caption: string;
  /** What stands above the names. */
  first: string;
  children: (item: ResolvedItem) => React.ReactNode;
};

/** Rows with a place, a name and their values. */
export function Standings({ items, caption, first, children }: StandingsProps) {
  const { words } = useSite();
  const shown = items[0]?.row?.values ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <section className="s-table s-standings" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="s-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{first}</th>
            {shown.map(({ key }) => (
              <th key={key} scope="col" className={`s-col-${key}`}>
                <abbr title={words[columns[key][0]]}>{words[columns[key][1]]}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td>{item.row?.place}</td>
              <th scope="row">{children(item)}</th>
              {item.row?.values.map(({ key, value }) => (
                <td key={key} className={`s-col-${key}`}>
                  {key === 'difference' && value > 0 ? `+${value}` : value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TeamName({ item: { title, row } }: { item: ResolvedItem }) {
  const site = useSite();
  const address = row?.team ? teamAddress(site, row.team.uuid) : undefined;
  return address ? <a href={address}>{title}</a> : title;
}
