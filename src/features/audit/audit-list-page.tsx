import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../generated/model/auditEntry.ts';
import type { Entity, ShownEntity } from '../../contract/entity.ts';
import { ListPage } from '../../engine/list/list-page.tsx';
import type { OwnCells } from '../../engine/list/use-columns.ts';
import { useText } from '../../engine/text/use-text.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { SummaryButton } from './summary-button.tsx';

/** Props of {@link AuditListPage}. */
export interface AuditListPageProps {
  /** The definition of the list. */
  entity: ShownEntity;
  /** The definition of a kind of thing, which names the fields that changed; undefined for a kind without one. */
  definitionOf(name: string): Promise<Entity | undefined>;
}

/** What was changed on the network's sites: the engine's list, in which each entry opens what it changed. */
export function AuditListPage({ entity, definitionOf }: AuditListPageProps) {
  const { t } = useTranslation();
  const text = useText();
  const [open, setOpen] = useState<AuditEntry>();
  const kinds = entity.list.columns.find(({ field }) => field === 'entity')?.choices;
  const kindOf = (entry: AuditEntry): string => {
    const label = kinds?.[entry.entity];
    return label ? text(label) : entry.entity;
  };
  const cells = useMemo(
    (): OwnCells => ({
      summary: (row) => <SummaryButton entry={row as AuditEntry} definitionOf={definitionOf} onOpen={setOpen} />,
    }),
    [definitionOf],
  );
  return (
    <>
      <ListPage
        entity={entity}
        cells={cells}
        entriesOf={(row) => [{ id: 'show', label: t('entryHistory.show'), onAction: () => setOpen(row as AuditEntry) }]}
      />
      {open ? (
        <EntryDialog entry={open} kind={kindOf(open)} definitionOf={definitionOf} onClose={() => setOpen(undefined)} />
      ) : null}
    </>
  );
}
