import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteMedia } from '../../../../generated/api/media/media.ts';
import type { MediaType } from '../../../../generated/model/index.ts';
import type { Action, ListedEntity } from '../../../contract/entity.ts';
import { ActionDialog } from '../../../engine/list/actions/action-dialog.tsx';
import type { ActionOrder, Target } from '../../../engine/list/actions/use-action-run.ts';
import { matchesName } from '../../../engine/values/matches-name.ts';
import type { BulkDialogProps } from '../bulk/bulk-dialog.ts';
import { DeleteQuestion, useDeleteCheck } from './delete-question.tsx';

/**
 * Deletes one item or many: first looks for what refers to them and shows it with links; what is in use is deleted only after its name was typed. Tells what
 * became of each.
 */
export function DeleteMediaDialog({ entity, chosen, parameters, onRemoved, onClose }: BulkDialogProps) {
  const { t } = useTranslation();
  const type = typeOf(entity);
  const [targets, setTargets] = useState<readonly Target[]>([]);
  const [typed, setTyped] = useState('');
  const [isBegun, setBegun] = useState(false);
  const state = useDeleteCheck(type, targets, isBegun);
  const { isKnown, inUse, phrase } = state.check;
  const isMeant = inUse.length > 0 && matchesName(typed, phrase);
  const order = useMemo((): ActionOrder => ({ action: DELETE, chosen, whenRemoved: onRemoved }), [chosen, onRemoved]);
  const deleting: ListedEntity = {
    ...entity,
    remove: async (id, request) => {
      setBegun(true);
      const evenInUse = isMeant && inUse.some((one) => one.id === id);
      await deleteMedia(type, id, evenInUse ? { evenInUse } : {}, request);
    },
  };
  const whyNot = (free: number): string | undefined => {
    if (!isKnown) return t('media.uses.looking');
    return free > 0 || isMeant ? undefined : t('media.uses.typeFirst', { phrase, count: inUse.length });
  };
  return (
    <ActionDialog
      entity={deleting}
      order={order}
      parameters={parameters}
      words={{ success: 'messages.mediaDeleted', failure: 'messages.deleteFailed' }}
      ask={(found) => {
        const free = found.filter(({ id }) => isMeant || !inUse.some((one) => one.id === id));
        return {
          content: <Asking found={found} onFound={setTargets} state={state} typed={typed} onType={setTyped} />,
          why: whyNot(free.length),
          targets: free,
          whyLeftOut: t('media.uses.leftOut'),
        };
      }}
      onClose={onClose}
    />
  );
}

interface AskingProps {
  found: readonly Target[];
  onFound(targets: readonly Target[]): void;
  state: ReturnType<typeof useDeleteCheck>;
  typed: string;
  onType(typed: string): void;
}

/** Tells the dialog around it which items were found, once. */
function Asking({ found, onFound, state, typed, onType }: AskingProps) {
  useEffect(() => onFound(found), [found, onFound]);
  return <DeleteQuestion targets={found} state={state} typed={typed} onType={onType} />;
}

const typeOf = ({ name }: ListedEntity): MediaType => (name === 'video' ? 'video' : 'image');

const DELETE: Action = {
  name: 'delete-media',
  label: { en: 'Delete', sv: 'Ta bort' },
  text: { en: 'It is deleted for good, with its file.', sv: 'Den tas bort för gott, med sin fil.' },
  tone: 'danger',
  remove: true,
};
