import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useActiveSite } from '../../engine/active-site.ts';
import { SiteCrest } from '../../engine/site-crest.tsx';
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
  /** Takes back all that is reviewed. */
  onReset(): void;
  onSave(): void;
}

/** What a save will do, before it does it: who comes, who goes, what changes, and what is worth a look. It stays open until the service has answered. */
export function ReviewDialog({ players, staff, positions, isSaving, onClose, onReset, onSave }: ReviewDialogProps) {
  const { t } = useTranslation();
  const unlessSaving = (act: () => void) => (): void => (isSaving ? undefined : act());
  const { name } = useActiveSite();
  return (
    <Dialog
      isOpen
      onClose={unlessSaving(onClose)}
      title={t('squad.review.title')}
      size="lg"
      actions={
        <>
          {/* On a phone the bar has no room for it. */}
          <Button type="regular-no-border" icon={<RotateCcw />} onPress={unlessSaving(onReset)}>
            {t('changes.takeBackAll')}
          </Button>
          <Button onPress={unlessSaving(onClose)}>{t('squad.review.back')}</Button>
          <Button type="filled" icon={<SiteCrest />} isPending={isSaving} onPress={onSave} autoFocus>
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
