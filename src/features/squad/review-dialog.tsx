import { useTranslation } from 'react-i18next';
import { useActiveSite } from '../../engine/active-site.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ReviewPlayers, ReviewStaff } from './review-sides.tsx';
import type { PlayerValues, StaffValues } from './squad.ts';
import type { Row } from './squad-changes.ts';

/** Props of {@link ReviewDialog}. */
export interface ReviewDialogProps {
  players: readonly Row<PlayerValues>[];
  staff: readonly Row<StaffValues>[];
  /** Names of the positions, by code. */
  positions: ReadonlyMap<string, string>;
  isSaving: boolean;
  onClose(): void;
  onSave(): void;
}

/** What a save will do, before it does it: who comes, who goes, what changes, and what is worth a look. It stays open until the service has answered. */
export function ReviewDialog({ players, staff, positions, isSaving, onClose, onSave }: ReviewDialogProps) {
  const { t } = useTranslation();
  const { name } = useActiveSite();
  return (
    <Dialog
      isOpen
      onClose={() => (isSaving ? undefined : onClose())}
      title={t('squad.review.title')}
      size="lg"
      actions={
        <>
          <Button onPress={() => (isSaving ? undefined : onClose())}>{t('squad.review.back')}</Button>
          <Button type="filled" isPending={isSaving} onPress={onSave} autoFocus>
            {t('engine.save.to', { site: name })}
          </Button>
        </>
      }
    >
      <ReviewPlayers rows={players} positions={positions} />
      <ReviewStaff rows={staff} />
    </Dialog>
  );
}
