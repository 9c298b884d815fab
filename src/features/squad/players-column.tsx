import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '../../ui/option.ts';
import { lineHeads } from './line-heads.ts';
import type { RowNote } from './member-row.tsx';
import { PlayerRow } from './player-row.tsx';
import { inOrder, type OrderBy, type RowOrder } from './row-order.ts';
import { SideColumn } from './side-column.tsx';
import type { PlayerValues } from './squad.ts';
import { clashesOf, MOST, type Row, withWrongNumber } from './squad-changes.ts';
import { NO_EDITS } from './squad-edits.ts';
import { LineHead, SquadLines } from './squad-lines.tsx';
import type { SideProps } from './staff-column.tsx';

/** Line by line, from the goal forwards. */
const FIRST: RowOrder<'players'> = { by: 'positionCode', direction: 'asc', edits: NO_EDITS.players };

const NO_LINES: ReadonlyMap<string, string> = new Map();

/** Props of {@link PlayersColumn}. */
export interface PlayersColumnProps extends SideProps<'players'> {
  /** Names of the positions, by code, from the goal forwards. */
  positions: ReadonlyMap<string, string>;
}

/** The players of the squad. */
export function PlayersColumn({ rows, edits, faults, why, actions, positions }: PlayersColumnProps) {
  const { t } = useTranslation();
  const [order, setOrder] = useState(FIRST);
  const ranks = useMemo(() => new Map([...positions.keys()].map((code, index) => [code, index])), [positions]);
  const choices = useMemo(
    (): readonly Option[] => [
      { value: '', label: t('squad.noPosition') },
      ...[...positions].map(([value, label]) => ({ value, label })),
    ],
    [positions, t],
  );
  const shown = useMemo(() => inOrder(rows, order, ranks), [rows, order, ranks]);
  const notes = useNumberNotes(rows);
  const lines = order.by === 'positionCode' ? lineHeads(shown, order, positions) : NO_LINES;
  const by = (key: OrderBy<'players'>): void =>
    setOrder({
      by: key,
      direction: order.by === key && order.direction === 'asc' ? 'desc' : 'asc',
      edits: edits.players,
    });
  const orders = [
    { key: 'jerseyNumber', label: t('squad.number') },
    { key: 'name', label: t('squad.name') },
    { key: 'positionCode', label: t('squad.position') },
  ] as const;
  return (
    <SideColumn
      side="players"
      count={rows.filter(({ standing }) => standing !== 'leaves').length}
      why={why}
      orders={orders}
      order={order}
      onOrder={(key) => by(orders.find((one) => one.key === key)?.key ?? 'name')}
      summary={<SquadLines rows={rows} positions={positions} />}
    >
      {shown.flatMap(({ member, standing, values, changed }) => {
        const fault = faults.get(member.uuid);
        const note: RowNote | undefined = fault === undefined ? notes.get(member.uuid) : { tone: 'error', text: fault };
        const head = lines.get(member.uuid);
        return [
          ...(head === undefined
            ? []
            : [<LineHead key={`line ${member.uuid}`}>{head || t('squad.noPosition')}</LineHead>]),
          <PlayerRow
            key={member.uuid}
            member={member}
            standing={standing}
            isChanged={changed.length > 0}
            note={note?.text}
            tone={note?.tone ?? 'warning'}
            isReadOnly={why !== undefined}
            number={values.jerseyNumber}
            position={values.positionCode ?? ''}
            positions={choices}
            actions={actions}
          />,
        ];
      })}
    </SideColumn>
  );
}

/** Who leaves another team, what is wrong with numbers, and which are given twice, by uuid. */
function useNumberNotes(rows: readonly Row<PlayerValues>[]): ReadonlyMap<string, RowNote> {
  const { t } = useTranslation();
  return useMemo(() => {
    const clashing = [...clashesOf(rows).values()].flatMap((same) =>
      same.map(({ member: { uuid } }): [string, RowNote] => {
        const others = same.filter(({ member }) => member.uuid !== uuid).map(({ member }) => member.fullName);
        return [uuid, { tone: 'warning', text: t('squad.clash', { names: others.join(', ') }) }];
      }),
    );
    const moving = rows.flatMap(({ member, standing }): [string, RowNote][] =>
      member.from && standing === 'joins'
        ? [[member.uuid, { tone: 'warning', text: t('squad.moves', { team: member.from.displayName }) }]]
        : [],
    );
    const wrong = withWrongNumber(rows).map(({ member }): [string, RowNote] => [
      member.uuid,
      { tone: 'error', text: t('squad.wrongNumber', { most: MOST }) },
    ]);
    return new Map([...moving, ...clashing, ...wrong]);
  }, [rows, t]);
}
