import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RoleSuggestions } from './role-suggestions.tsx';
import { inOrder, type OrderBy, type RowOrder } from './row-order.ts';
import { SideColumn } from './side-column.tsx';
import type { Side, ValuesOf } from './squad.ts';
import type { Row } from './squad-changes.ts';
import type { SquadEdits } from './squad-edits.ts';
import { StaffRow } from './staff-row.tsx';
import type { SquadActions } from './use-squad-actions.ts';

/** What a column shows of its side. */
export interface SideProps<S extends Side> {
  rows: readonly Row<ValuesOf[S]>[];
  edits: SquadEdits;
  /** What the service found wrong with whom at the last save, by uuid. */
  faults: ReadonlyMap<string, string>;
  /** Why nothing can be changed here. */
  why: string | undefined;
  actions: SquadActions;
}

/** The staff of the squad, in the order in which the service keeps them until another is chosen. */
export function StaffColumn({ rows, edits, faults, why, actions }: SideProps<'staff'>) {
  const { t } = useTranslation();
  const [order, setOrder] = useState<RowOrder<'staff'>>();
  const shown = useMemo(() => (order ? inOrder(rows, order) : rows), [rows, order]);
  const by = (key: OrderBy<'staff'>): void =>
    setOrder({
      by: key,
      direction: order?.by === key && order.direction === 'asc' ? 'desc' : 'asc',
      edits: edits.staff,
    });
  const orders = [
    { key: 'name', label: t('squad.name') },
    { key: 'role', label: t('squad.role') },
  ] as const;
  return (
    <>
      <RoleSuggestions />
      <SideColumn
        side="staff"
        count={rows.filter(({ standing }) => standing !== 'leaves').length}
        why={why}
        orders={orders}
        order={order}
        onOrder={(key) => by(orders.find((one) => one.key === key)?.key ?? 'name')}
      >
        {shown.map(({ member, standing, values, changed }) => (
          <StaffRow
            key={member.uuid}
            member={member}
            standing={standing}
            isChanged={changed.length > 0}
            note={faults.get(member.uuid)}
            tone="error"
            isReadOnly={why !== undefined}
            role={values.role ?? ''}
            actions={actions}
          />
        ))}
      </SideColumn>
    </>
  );
}
