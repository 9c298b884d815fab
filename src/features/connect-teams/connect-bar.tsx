import { RotateCcw, Save } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useActiveSite } from '../../engine/active-site.ts';
import { Button } from '../../ui/button.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { toast } from '../../ui/toast-queue.ts';
import styles from './connect-teams.module.css';
import { countOf } from './team-changes.ts';
import type { Connecting } from './use-connecting.ts';

/** Says how many teams come and go, resets that, and saves it to the site that it names. */
export function ConnectBar({ connecting, formId }: { connecting: Connecting; formId: string }) {
  const { t } = useTranslation();
  const { name: site } = useActiveSite();
  const { changes, isSaving, reset } = connecting;
  const count = countOf(changes);
  const { added, removed } = changes;
  if (count === 0) return null;
  const parts = [
    ...(added.length > 0 ? [t('connectTeams.bar.added', { count: added.length })] : []),
    ...(removed.size > 0 ? [t('connectTeams.bar.removed', { count: removed.size })] : []),
  ];
  return (
    <SaveBar
      message={
        <span className={styles.bar}>
          <b>{parts.join(', ')}</b> {t('engine.save.on', { site })}
        </span>
      }
      actions={
        <>
          <Button
            type="regular-no-border"
            icon={<RotateCcw />}
            onPress={() => {
              const putBack = reset();
              toast('info', t('messages.changesReset'), { label: t('history.undo'), onPress: putBack });
            }}
          >
            {t('engine.save.reset')}
          </Button>
          <Button type="filled" icon={<Save />} isSubmit form={formId} isPending={isSaving}>
            {t('engine.save.to', { site })}
          </Button>
        </>
      }
    />
  );
}
