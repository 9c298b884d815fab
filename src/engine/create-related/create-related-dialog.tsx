import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../contract/entity.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useActiveSite } from '../active-site.ts';
import { SiteChangedBanner } from '../edit-session/site-changed-banner.tsx';
import { useReadOnlyReason } from '../entity/use-read-only-reason.ts';
import { EntityForm } from '../form/entity-form.tsx';
import { keepSaveKey } from '../form/keep-save-key.ts';
import { preloadWidgets } from '../form/preload-widgets.ts';
import { SimilarHint, SimilarQuestion } from '../form/similar.tsx';
import { useWhyLocked } from '../form/use-locks.ts';
import { SiteCrest } from '../site-crest.tsx';
import { failureText } from '../text/failure-text.ts';
import { useText } from '../text/use-text.ts';
import type { CreateRelatedDialogProps } from '../widgets/create-related-context.ts';
import styles from './create-related-dialog.module.css';
import { useCreateRelated } from './use-create-related.ts';

/** Makes a thing in place, in its own form: a relation takes it over, and what was written around it stays as it is. */
export function CreateRelatedDialog(props: CreateRelatedDialogProps) {
  const { route, onClose } = props;
  const { t } = useTranslation();
  const text = useText();
  const [attempt, setAttempt] = useState(0);
  const { data, error } = useEntity(props, attempt);
  if (data) return <Made {...props} entity={data} />;
  return (
    <Dialog isOpen onClose={onClose} title={t('widgets.make.title', { name: text(route.labels.one) })}>
      {error === undefined ? (
        <Skeleton shape="control" />
      ) : (
        <ErrorState title={t('messages.failedToLoadData')} onRetry={() => setAttempt(attempt + 1)}>
          {failureText(t, error)}
        </ErrorState>
      )}
    </Dialog>
  );
}

/** The definition of the entity, loaded when it is first needed, and again with each further attempt. */
function useEntity({ route }: CreateRelatedDialogProps, attempt: number): { data?: Entity; error?: unknown } {
  const [state, setState] = useState<{ attempt: number; data?: Entity; error?: unknown }>({ attempt });
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const data = await route.load();
      await preloadWidgets(data.form);
      if (isWanted) setState({ attempt, data });
    };
    load().catch((error: unknown) => isWanted && setState({ attempt, error }));
    return () => {
      isWanted = false;
    };
  }, [route, attempt]);
  return state.attempt === attempt ? state : {};
}

function Made({ entity, name, onMade, onClose }: CreateRelatedDialogProps & { entity: Entity }) {
  const { t } = useTranslation();
  const text = useText();
  const formId = useId();
  const site = useActiveSite();
  const whyReadOnly = useReadOnlyReason(entity);
  const form = useCreateRelated(entity, name, onMade, formId);
  const whyLocked = useWhyLocked(whyReadOnly);
  const [isAsking, setAsking] = useState(false);
  const focusSave = () => document.querySelector<HTMLElement>(`button[form="${CSS.escape(formId)}"]`)?.focus();
  const close = () => (form.isDirty() ? setAsking(true) : onClose());
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t('widgets.make.title', { name: text(entity.labels.one) })}
      size="lg"
      actions={
        <>
          <Button onPress={close}>{t('ui.cancel')}</Button>
          <Button type="filled" icon={<SiteCrest />} isSubmit form={formId} isPending={form.isSaving} why={whyReadOnly}>
            {t('engine.save.to', { site: site.name })}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the page's own keys out */}
      <div className={styles.form} onKeyDown={keepSaveKey}>
        {form.failure === undefined ? null : (
          <Banner status="error" title={t('widgets.make.failed')}>
            {form.failure}
          </Banner>
        )}
        {form.isMoved ? <SiteChangedBanner onStay={focusSave} /> : null}
        <SimilarHint entity={entity} found={form.similar.found} />
        <EntityForm
          id={formId}
          idPrefix={`made-${formId}`}
          entity={entity}
          isNew
          session={form.session}
          faults={form.faults}
          isChecking={form.isChecking}
          whyLocked={whyLocked}
          onSubmit={form.save}
          onRefuse={form.refuse}
        />
      </div>
      <SimilarQuestion entity={entity} check={form.similar} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onClose}
        title={t('widgets.make.discard.title')}
        confirm={t('widgets.make.discard.confirm')}
        cancel={t('widgets.make.discard.stay')}
      >
        {t('widgets.make.discard.text')}
      </ConfirmDialog>
    </Dialog>
  );
}
