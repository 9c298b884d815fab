import { History } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../contract/entity.ts';
import { Button } from '../../ui/button.tsx';
import type { EditSession } from '../edit-session/edit-session.ts';
import { optionalPart } from '../loading/optional-part.tsx';
import { isRecorded } from './recorded.ts';

const HistoryDialog = optionalPart(
  async () => (await import('./history-dialog.tsx')).HistoryDialog,
  ({ onClose }) => onClose(),
);

/**
 * The way to the history of what an editor shows; undefined for a new one and for what the service records no changes
 * of. The same as long as it says the same.
 */
export function useHistoryButton(
  entity: Entity,
  id: string | undefined,
  session: EditSession<object, object>,
  why: string | undefined,
): ReactNode {
  return useMemo(
    () =>
      id !== undefined && isRecorded(entity.name) ? (
        <HistoryButton entity={entity} id={id} session={session} why={why} />
      ) : undefined,
    [entity, id, session, why],
  );
}

interface HistoryButtonProps {
  entity: Entity;
  id: string;
  session: EditSession<object, object>;
  /** Why nothing can be changed here. */
  why: string | undefined;
}

/** Opens the history of what is edited; neither its code nor its entries are fetched before. */
function HistoryButton(props: HistoryButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<History />} onPress={() => setOpen(true)}>
        {t('entryHistory.open')}
      </Button>
      {isOpen ? <HistoryDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
