import { useTranslation } from 'react-i18next';
import type { MadeEntity } from '../../contract/entity.ts';
import { useText } from '../../engine/text/use-text.ts';
import { NameDialog } from './name-dialog.tsx';
import { useSaveName } from './use-save-name.ts';

/** Makes a tag in place: it has a name, and nothing else that anybody could fill in. */
export function MakeDialog({ entity, onClose }: { entity: MadeEntity; onClose: () => void }) {
  const { t } = useTranslation();
  const text = useText();
  const saving = useSaveName({
    send: (name) => entity.create({ name }, {}),
    success: 'messages.saveSuccessful',
    failure: 'messages.saveFailed',
    onDone: onClose,
  });
  return (
    <NameDialog
      title={text(entity.labels.add)}
      help={t('tags.makeHelp')}
      start=""
      saving={saving}
      onSave={saving.save}
      onClose={onClose}
    />
  );
}
