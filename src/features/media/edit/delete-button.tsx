import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Media } from '../../../../generated/model/index.ts';
import type { ListedEntity } from '../../../contract/entity.ts';
import type { EditorCommands } from '../../../engine/editor/editor-slots.ts';
import type { Chosen } from '../../../engine/list/actions/use-selection.ts';
import { optionalPart } from '../../../engine/loading/optional-part.tsx';
import { Button } from '../../../ui/button.tsx';

// Comes when it is first needed.
const DeleteMediaDialog = optionalPart(
  async () => (await import('../uses/delete-media-dialog.tsx')).DeleteMediaDialog,
  ({ onClose }) => onClose(false),
);

const NONE = {};

/** Props of {@link DeleteButton}. */
export interface DeleteButtonProps {
  entity: ListedEntity;
  media: Media;
  commands: EditorCommands;
  /** Why it cannot be deleted now. */
  why: string | undefined;
}

/** Deletes the item that is edited, after showing what refers to it; the editor is left for the list. */
export function DeleteButton({ entity, media, commands, why }: DeleteButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const chosen = useMemo((): Chosen => ({ kind: 'some', rows: new Map([[media.id, media]]) }), [media]);
  return (
    <>
      <Button isDangerous why={why} onPress={() => commands.refuses() || setOpen(true)}>
        {t('media.bulk.delete')}
      </Button>
      {isOpen ? (
        <DeleteMediaDialog
          entity={entity}
          chosen={chosen}
          parameters={NONE}
          onRemoved={commands.leave}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
