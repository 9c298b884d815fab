import { useTranslation } from 'react-i18next';
import { useActiveSite } from '../../../engine/active-site.ts';
import { SiteCrest } from '../../../engine/site-crest.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LayoutConflictDialog } from '../merge/layout-conflict-dialog.tsx';
import type { LayoutEditing } from '../workspace/use-layout-editing.ts';
import { NamedChanges } from './named-changes.tsx';
import styles from './publish.module.css';
import { PublishFailure } from './publish-failure.tsx';
import { PublishImpact } from './publish-impact.tsx';
import type { Publishing } from './use-publishing.ts';
import type { Review } from './use-review.ts';

/** Props of {@link PublishDialogs}. */
export interface PublishDialogsProps {
  editing: LayoutEditing;
  publishing: Publishing;
  review: Review;
}

/** The review of what will be published; and in its place, where both changed the same, the choice between the two. */
export function PublishDialogs({ editing, publishing, review }: PublishDialogsProps) {
  const { t } = useTranslation();
  const { name: site } = useActiveSite();
  const { base, layout, changes } = editing;
  const { meeting, answer, refusal, isPublishing } = publishing;
  if (meeting) {
    return (
      <LayoutConflictDialog
        of="publish"
        conflicts={meeting.conflicts}
        meanwhile={meeting}
        onAnswer={(choices) => {
          void answer(choices).then((how) => {
            // Without a choice one is back at the layout itself.
            if (how !== 'failed' || !choices) review.end(how === 'done');
          });
        }}
      />
    );
  }
  if (!review.isOpen) return null;
  return (
    <Dialog
      isOpen
      onClose={() => review.end(false)}
      size="lg"
      title={t('layouts.publish.title', { site })}
      actions={
        <>
          <Button onPress={() => review.end(false)}>{t('layouts.publish.back')}</Button>
          <Button type="filled" icon={<SiteCrest />} autoFocus isPending={isPublishing} onPress={review.publish}>
            {t('engine.save.to', { site })}
          </Button>
        </>
      }
    >
      {refusal ? <PublishFailure refusal={refusal} layout={layout} onLeave={review.leave} /> : null}
      <section className={styles.section}>
        <h3 className={styles.heading}>{t('layouts.publish.changes')}</h3>
        <NamedChanges base={base} layout={layout} changes={changes} />
      </section>
      <PublishImpact base={base} layout={layout} onLeave={review.leave} />
    </Dialog>
  );
}
