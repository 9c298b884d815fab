import { useTranslation } from 'react-i18next';
import { DragArea } from '../../ui/drag-area.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { PlayersColumn } from './players-column.tsx';
import { PlayersSearch } from './players-search.tsx';
import { SideSwitch } from './side-switch.tsx';
import type { Side } from './squad.ts';
import styles from './squad-board.module.css';
import type { SquadEdits } from './squad-edits.ts';
import { StaffColumn } from './staff-column.tsx';
import { StaffSearch } from './staff-search.tsx';
import type { SquadActions } from './use-squad-actions.ts';
import type { useSquadView } from './use-squad-view.ts';

/** Both sides and the search have room beside each other; below, one side is shown at a time. */
const WIDE = '(min-width: 1181px)';

/** The search stands above the side. */
const STACKED = '(max-width: 1080px)';

/** Props of {@link SquadBoard}. */
export interface SquadBoardProps {
  view: ReturnType<typeof useSquadView>;
  edits: SquadEdits;
  /** What the service found wrong with whom at the last save, by uuid. */
  faults: ReadonlyMap<string, string>;
  positions: ReadonlyMap<string, string>;
  /** Why a side cannot be changed. */
  why: Readonly<Record<Side, string | undefined>>;
  actions: SquadActions;
  /** The side that is searched, and shown where there is room for one. */
  side: Side;
  onSide(side: Side): void;
}

/** The two sides of a squad beside the search for more people, between which one drags. */
export function SquadBoard({ view, edits, faults, positions, why, actions, side, onSide }: SquadBoardProps) {
  const { t } = useTranslation();
  const isWide = useMediaQuery(WIDE);
  const isStacked = useMediaQuery(STACKED);
  const shared = { edits, faults, actions };
  const Search = side === 'players' ? PlayersSearch : StaffSearch;
  const search = (
    <div className={styles.search}>
      <Search
        key={side}
        standings={view.standings}
        why={why[side]}
        actions={actions}
        choice={isWide ? <SideSwitch label={t('squad.search.side')} value={side} onChange={onSide} /> : undefined}
      />
    </div>
  );
  return (
    <DragArea>
      {isWide ? null : (
        <div className={styles.switch}>
          <SideSwitch label={t('squad.show')} value={side} onChange={onSide} />
        </div>
      )}
      <div className={styles.board}>
        {isStacked ? search : null}
        {isWide || side === 'players' ? (
          <PlayersColumn rows={view.players} positions={positions} why={why.players} {...shared} />
        ) : null}
        {isWide || side === 'staff' ? <StaffColumn rows={view.staff} why={why.staff} {...shared} /> : null}
        {isStacked ? null : search}
      </div>
    </DragArea>
  );
}
