import type { RJSFValidationError } from '@rjsf/utils';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Entity, FieldDefinition } from '../../contract/entity.ts';
import { Badge } from '../../ui/badge.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SectionRail } from '../../ui/section-rail.tsx';
import { toast } from '../../ui/toast-queue.ts';
import { useActiveSite } from '../active-site.ts';
import { EntityForm } from '../form/entity-form.tsx';
import { isMissing } from '../form/messages.ts';
import { sectionId } from '../form/templates.tsx';
import { editPath } from '../paths.ts';
import { useText } from '../text.ts';
import { textAt, valueAt } from '../values.ts';
import { useWhyReadOnly } from '../why-read-only.ts';
import styles from './editor.module.css';
import { EditorSaveBar } from './editor-save-bar.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FailureBanner } from './failure-banner.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { RecordPanel } from './record-panel.tsx';
import { useComplaint } from './use-complaint.ts';
import { useEditing } from './use-editing.ts';
import { useSave } from './use-save.ts';
import { useSaveKey } from './use-save-key.ts';

/** Props of {@link Editor}. */
export interface EditorProps {
  entity: Entity;
  /** The identifier of what is edited; undefined for a new one. */
  id: string | undefined;
  initial: object;
  /** Reads it again, after somebody else changed it; rejects when it cannot be read. */
  onReload?: () => Promise<object>;
}

/** The editor of one thing: its form, what is wrong with it, and the bar that saves it to the active site. */
export function Editor({ entity, id, initial, onReload }: EditorProps) {
  const { t } = useTranslation();
  const text = useText();
  const formId = useId();
  const editing = useEditing(entity, initial);
  const { errors, attempt, changes, isDirty } = editing;
  const whyReadOnly = useWhyReadOnly(entity);
  const whyLocked = useWhyLocked(whyReadOnly);
  const saving = useSaving(entity, id, editing);
  const title = textAt(editing.base, entity.title) || text(entity.labels.add);
  const sections = useMemo(
    () =>
      entity.form.sections.map((section) => ({
        id: sectionId(section.name),
        label: text(section.title),
        errors: errors.filter((error) => error.section === section.name).length,
      })),
    [entity, errors, text],
  );
  const { refuse } = editing;
  const { complain } = saving;
  const onRefuse = useCallback(
    (found: readonly RJSFValidationError[]): void => {
      const isIncomplete = found.some(isMissing);
      complain(t(isIncomplete ? 'messages.requiredFieldEmpty' : 'messages.invalidDataComposition'));
      refuse(found);
    },
    [complain, refuse, t],
  );
  const reload = (read: () => Promise<object>): void => {
    read().then(
      (body) => {
        const mine = editing.restart(body);
        saving.forget();
        toast('info', t('engine.failure.reloaded'), {
          label: t('engine.failure.takeMine'),
          onPress: () => editing.resume(mine),
        });
      },
      () => toast('error', t('messages.failedToLoadData')),
    );
  };
  useSaveKey(
    formId,
    useCallback(() => whyReadOnly === undefined && (id === undefined || isDirty()), [whyReadOnly, id, isDirty]),
  );
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: text(entity.labels.many), href: entity.paths.list }]}
        badge={isDeleted(editing.base) ? <Badge tone="warning">{t('engine.deleted')}</Badge> : undefined}
      />
      <div className={styles.editor}>
        <SectionRail sections={sections} />
        <div className={styles.form}>
          <ErrorSummary errors={errors} attempt={attempt} />
          <FailureBanner
            failure={saving.failure}
            isTold={editing.tells(saving.failure)}
            onReload={onReload && (() => reload(onReload))}
          />
          <EntityForm
            id={formId}
            entity={entity}
            start={editing.start}
            faults={editing.faults}
            isChecking={attempt > 0}
            whyLocked={whyLocked}
            onChange={editing.change}
            onSubmit={saving.save}
            onRefuse={onRefuse}
          />
        </div>
        <aside className={styles.aside}>
          {id === undefined ? null : <RecordPanel entity={entity} body={editing.base} />}
        </aside>
      </div>
      {changes.length > 0 || id === undefined ? (
        <EditorSaveBar
          formId={formId}
          changes={changes.length}
          errors={errors.length}
          isSaving={saving.isSaving}
          why={whyReadOnly}
          onReset={() => {
            editing.restart(editing.base);
            saving.forget();
            toast('info', t('messages.changesReset'));
            // The bar that was pressed is gone now.
            document.getElementById(formId)?.querySelector<HTMLElement>('input')?.focus();
          }}
        />
      ) : null}
      <LeaveGuard isDirty={isDirty} isLeaving={saving.isLeaving} />
    </>
  );
}

/** Whether a record is deleted: part of the audit block that the service's records have. */
const isDeleted = (body: object): boolean => valueAt(body, 'deleted') === true;

/** What a save that went well is called (specification §8): made, deleted, restored, or changed. */
function successOf(before: object | undefined, after: object): string {
  if (before === undefined) return 'messages.saveSuccessful';
  if (isDeleted(before) === isDeleted(after)) return 'messages.updateSuccessful';
  return isDeleted(after) ? 'messages.deleteSuccessful' : 'messages.restored';
}

/** Why a field cannot be changed: the whole entity is read-only here, or the field needs a super administrator. */
function useWhyLocked(whyReadOnly: string | undefined): (field: FieldDefinition) => string | undefined {
  const { t } = useTranslation();
  const { isSuperAdministrator } = useActiveSite();
  return useCallback(
    (field) => {
      const needsSuper = field.options?.superAdministrator === true && !isSuperAdministrator;
      return whyReadOnly ?? (needsSuper ? t('engine.needsSuperAdministrator') : undefined);
    },
    [whyReadOnly, isSuperAdministrator, t],
  );
}

/** Saving: what happens after it went well, and what is told when it did not. */
function useSaving(entity: Entity, id: string | undefined, editing: ReturnType<typeof useEditing>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useSave(entity);
  const [failure, setFailure] = useState<unknown>();
  const { complain, hush } = useComplaint();
  const leaving = useRef(false);
  const isRunning = useRef(false);
  const { base, accept, refuseByService } = editing;
  const send = useCallback(
    async (edited: object): Promise<void> => {
      const saved = await mutateAsync({ id, base, edited });
      toast('success', t(successOf(id === undefined ? undefined : base, saved)));
      accept(edited, saved);
      if (id !== undefined) return;
      leaving.current = true;
      await navigate(editPath(entity, textAt(saved, entity.id)), { replace: true });
    },
    [entity, id, base, accept, mutateAsync, navigate, t],
  );
  const save = useCallback(
    (edited: object): void => {
      if (isRunning.current) return;
      isRunning.current = true;
      hush();
      setFailure(undefined);
      send(edited)
        .catch((error: unknown) => {
          complain(t(id === undefined ? 'messages.saveFailed' : 'messages.updateFailed'));
          setFailure(error);
          refuseByService(error);
        })
        .finally(() => {
          isRunning.current = false;
        });
    },
    [id, send, refuseByService, complain, hush, t],
  );
  const isLeaving = useCallback(() => leaving.current, []);
  const forget = useCallback(() => {
    hush();
    setFailure(undefined);
  }, [hush]);
  return { save, failure, forget, complain, isSaving: isPending, isLeaving };
}
