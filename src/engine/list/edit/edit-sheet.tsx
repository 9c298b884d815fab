import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action, FieldDefinition, StoredEntity } from '../../../contract/entity.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { ConfirmDialog, Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useActiveSite } from '../../active-site.ts';
import { SiteChangedBanner } from '../../edit-session/site-changed-banner.tsx';
import type { DoneThing } from '../../entity/undo-action.ts';
import { useReadOnlyReason } from '../../entity/use-read-only-reason.ts';
import { EntityForm } from '../../form/entity-form.tsx';
import { keepSaveKey } from '../../form/keep-save-key.ts';
import { useWhyLocked } from '../../form/use-locks.ts';
import { SiteCrest } from '../../site-crest.tsx';
import { useCounting, useText } from '../../text/use-text.ts';
import { normalizeBody } from '../../values/normalize-body.ts';
import { failureOf } from '../list-failure.tsx';
import styles from './edit-sheet.module.css';
import { chosenOf, fieldsInList, withFieldsAlone } from './fields-alone.ts';
import { useEditSheet } from './use-edit-sheet.ts';

/** Props of {@link EditSheet}. */
export interface EditSheetProps {
  entity: StoredEntity;
  /** The one thing that is changed; undefined for many, of which there are `count`. */
  thing: DoneThing | undefined;
  count: number;
  /** The field that the focus goes to; the first one by default. */
  field: string | undefined;
  /** Many are to be given values: the sheet's last word. */
  onOrder(action: Action): void;
  onClose(): void;
}

/** A few fields of one thing, or the same values for many, changed without leaving the list. */
export function EditSheet(props: EditSheetProps) {
  const { entity, thing } = props;
  return thing ? <One {...props} thing={thing} /> : <Fields {...props} start={NOTHING} all={fieldsInList(entity)} />;
}

const NOTHING = {};

function One(props: EditSheetProps & { thing: DoneThing }) {
  const { entity, thing, onClose } = props;
  const { t } = useTranslation();
  const read = useQuery({ ...entity.read(thing.id), staleTime: 0 });
  const { data } = read;
  const start = useMemo(() => data && normalizeBody(entity, data), [entity, data]);
  if (start) return <Fields {...props} start={start} all={fieldsInList(entity)} />;
  return (
    <Dialog isOpen onClose={onClose} title={t('lists.edit.one', { name: thing.name })}>
      {failureOf(t, read) ?? <Skeleton shape="control" />}
    </Dialog>
  );
}

function Fields(props: EditSheetProps & { start: object; all: readonly FieldDefinition[] }) {
  const { entity, thing, count, field, all, onOrder, onClose } = props;
  const { t } = useTranslation();
  const counted = useCounting(entity);
  const formId = useId();
  const site = useActiveSite();
  const whyReadOnly = useReadOnlyReason(entity);
  const whyLocked = useWhyLocked(whyReadOnly);
  // What was read when the sheet opened: what is read again beneath it must not move what is typed.
  const [start] = useState(props.start);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const fields = useMemo(() => (thing ? all : chosenOf(all, chosen)), [thing, all, chosen]);
  const shown = useMemo(() => withFieldsAlone(entity, fields), [entity, fields]);
  const form = useEditSheet(entity, { start, fields, thing, formId, onOrder, onDone: onClose });
  const [isAsking, setAsking] = useState(false);
  const idPrefix = `edited-${formId}`;
  useEffect(() => (field === undefined ? undefined : focusField(`${idPrefix}.${field}`)), [idPrefix, field]);
  const close = () => (form.isDirty() ? setAsking(true) : onClose());
  const title = thing ? t('lists.edit.one', { name: thing.name }) : counted('lists.edit.many', count);
  const whyNothing = fields.length === 0 ? t('lists.edit.nothing') : undefined;
  return (
    <Dialog
      isOpen
      onClose={close}
      title={title}
      size="md"
      actions={
        <>
          <Button onPress={close}>{t('ui.cancel')}</Button>
          <Button
            type="filled"
            icon={<SiteCrest />}
            isSubmit
            form={formId}
            isPending={form.isSaving}
            why={whyReadOnly ?? whyNothing}
          >
            {t('engine.save.to', { site: site.name })}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the page's own keys out */}
      <div className={styles.sheet} onKeyDown={keepSaveKey}>
        {form.failure === undefined ? null : <Banner status="error">{form.failure}</Banner>}
        {form.isMoved ? <SiteChangedBanner onStay={() => focusSave(formId)} /> : null}
        {thing ? null : <Choice fields={all.filter(({ when }) => !when)} chosen={chosen} onChange={setChosen} />}
        {fields.length === 0 ? null : (
          <EntityForm
            // The form library takes another form for the same one only where its fields stay.
            key={fields.map(({ field }) => field).join()}
            id={formId}
            idPrefix={idPrefix}
            entity={shown}
            session={form.session}
            stored={thing ? start : undefined}
            faults={form.faults}
            isChecking={form.isChecking}
            whyLocked={whyLocked}
            onSubmit={form.submit}
            onRefuse={form.refuse}
          />
        )}
      </div>
      <Emptying entity={entity} count={count} {...form.question} />
      <Discarding isOpen={isAsking} onStay={() => setAsking(false)} onLeave={onClose} />
    </Dialog>
  );
}

/** The focus goes to a field, once the dialog has given it to its first one; returns what prevents it. */
function focusField(id: string): () => void {
  const timer = setTimeout(() => {
    const field = document.getElementById(id);
    (field?.matches(FOCUSABLE) ? field : field?.querySelector<HTMLElement>(FOCUSABLE))?.focus();
  });
  return () => clearTimeout(timer);
}

const FOCUSABLE = 'input, button, select, textarea, [tabindex]';

const focusSave = (formId: string) =>
  document.querySelector<HTMLElement>(`button[form="${CSS.escape(formId)}"]`)?.focus();

interface ChoiceProps {
  fields: readonly FieldDefinition[];
  chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
}

/** Which fields get a value: nothing else of the things is touched. */
function Choice({ fields, chosen, onChange }: ChoiceProps): ReactNode {
  const { t } = useTranslation();
  const text = useText();
  return (
    <CheckboxGroup
      label={t('lists.edit.choose')}
      description={t('lists.edit.chooseHelp')}
      options={fields.map(({ field, label }) => ({ value: field, label: text(label) }))}
      value={chosen}
      onChange={onChange}
    />
  );
}

interface EmptyingProps {
  entity: StoredEntity;
  count: number;
  /** The fields that are asked about; undefined for no question. */
  emptied: readonly FieldDefinition[] | undefined;
  confirm(): void;
  stay(): void;
}

/** Asks before a field of many things is emptied. */
function Emptying({ entity, count, emptied, confirm, stay }: EmptyingProps) {
  const { t } = useTranslation();
  const text = useText();
  const counted = useCounting(entity);
  const names = (emptied ?? []).map(({ label }) => text(label)).join(', ');
  return (
    <ConfirmDialog
      isOpen={emptied !== undefined}
      onClose={stay}
      onConfirm={confirm}
      title={counted('lists.edit.emptying.title', count)}
      confirm={t('lists.edit.emptying.confirm')}
      cancel={t('widgets.make.discard.stay')}
    >
      {t('lists.edit.emptying.text', { fields: names })}
    </ConfirmDialog>
  );
}

/** Asks before what was typed in the sheet is lost. */
function Discarding({ isOpen, onStay, onLeave }: { isOpen: boolean; onStay(): void; onLeave(): void }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onStay}
      onConfirm={onLeave}
      title={t('lists.edit.discard')}
      confirm={t('widgets.make.discard.confirm')}
      cancel={t('widgets.make.discard.stay')}
    >
      {t('widgets.make.discard.text')}
    </ConfirmDialog>
  );
}
