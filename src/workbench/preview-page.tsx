import type { ErrorSchema } from '@rjsf/utils';
import { useEffect, useMemo, useState } from 'react';
import type { CompiledValidator, Entity } from '../contract/entity.ts';
import { configureApi } from '../contract/fetcher.ts';
import { EditorHeader } from '../engine/editor/editor-header.tsx';
import { isShown } from '../engine/entity/entity-kinds.ts';
import { EntityForm } from '../engine/form/entity-form.tsx';
import { recordSession } from '../engine/form/record-kind.ts';
import { ListPage } from '../engine/list/list-page.tsx';
import { valuesOf } from '../engine/values/values.ts';
import { Button } from '../ui/button.tsx';
import { bindEntity } from './bind-entity.ts';
import styles from './preview-page.module.css';
import { FormActions, FormTabs } from './preview-ways.tsx';
import type { FrameMessage, Shown } from './protocol.ts';
import { PointedOut } from './studio/pointed-out.tsx';
import { anySite, Surroundings } from './surroundings.tsx';
import { tell } from './tell.ts';
import { useWords } from './words.ts';

const NO_FAULTS: ErrorSchema = {};
const FORM = 'preview';

/** What stands in a frame beside the JSON: the form or the list of a definition, as the page around it tells. */
export function PreviewPage({ view }: { view: 'form' | 'list' }) {
  const preview = usePreview();
  if (!preview) return null;
  const { shown, entity } = preview;
  const site = shown.site ? { ...anySite, ...shown.site } : anySite;
  return (
    <Surroundings site={site}>
      <PointedOut entity={entity} />
      {view === 'list' ? (
        <main className={styles.page}>{isShown(entity) ? <ListPage entity={entity} /> : null}</main>
      ) : (
        <FormPreview key={shown.recordKey} shown={shown} entity={entity} />
      )}
    </Surroundings>
  );
}

function FormPreview({ shown, entity }: { shown: Shown; entity: Entity }) {
  // The form keeps its own state from here; a changed definition must not take away what was typed.
  const [session] = useState(() => recordSession(entity.form, shown.record));
  const t = useWords();
  const [isChecking, setChecking] = useState(false);
  const { recordKey } = shown;
  useEffect(
    () => session.subscribe(() => tell({ kind: 'edited', recordKey, body: valuesOf(session.getValue()) })),
    [session, recordKey],
  );
  return (
    <main className={styles.page}>
      <FormHead entity={entity} record={shown.record} isDirty={session.isDirty} />
      <FormTabs entity={entity} record={shown.record} panel={FORM} />
      <EntityForm
        id={FORM}
        entity={entity}
        session={session}
        faults={NO_FAULTS}
        isChecking={isChecking}
        whyLocked={notLocked}
        onSubmit={() => setChecking(true)}
        onRefuse={() => setChecking(true)}
      />
      <div className={styles.check}>
        <Button form={FORM} isSubmit size="md">
          {t('studio.preview.check')}
        </Button>
      </div>
    </main>
  );
}

/** The head of the editor above the form; of a thing that has no list, its name alone. */
function FormHead({ entity, record, isDirty }: { entity: Entity; record: object; isDirty(): boolean }) {
  const isDocument = entity.form.arrangement === 'document';
  const hasColumns = !isDocument && entity.list !== undefined && entity.paths.edit !== undefined;
  return (
    <div data-head={hasColumns ? 'columns' : 'name'}>
      <EditorHeader
        entity={entity}
        base={record}
        isNew={false}
        isTitleInPage={isDocument}
        actions={<FormActions {...{ entity, record, isDirty }} />}
      />
    </div>
  );
}

const notLocked = (): undefined => undefined;

interface Preview {
  shown: Shown;
  entity: Entity;
}

/** What the page around this frame wants to be shown, with its validator loaded; and tells it once that is on screen. */
function usePreview(): Preview | undefined {
  const [wanted, setWanted] = useState<Shown>();
  const [validator, setValidator] = useState<{ address: string; validate: CompiledValidator }>();
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent): void => {
      if (source !== parent || origin !== location.origin) return;
      const shown = data as FrameMessage;
      if (shown.kind !== 'show') return;
      serveSite(shown.site?.instanceId);
      setWanted(shown);
    };
    addEventListener('message', hear);
    tell({ kind: 'ready' });
    return () => removeEventListener('message', hear);
  }, []);
  const address = wanted?.form.validator;
  useEffect(() => {
    if (address === undefined) return;
    import(/* @vite-ignore */ address).then(
      ({ validate }: { validate: CompiledValidator }) => setValidator({ address, validate }),
      (error: unknown) => console.warn(error),
    );
  }, [address]);
  const isReady = wanted !== undefined && validator?.address === address;
  const preview = useMemo(() => {
    if (!wanted || !validator || validator.address !== wanted.form.validator) return undefined;
    return { shown: wanted, entity: bindEntity(wanted.form, validator.validate, wanted.site !== undefined) };
  }, [wanted, validator]);
  // While the validator of a new version loads, the former version stays on screen.
  const [former, setFormer] = useState<Preview>();
  if (preview && preview !== former) setFormer(preview);
  useEffect(() => {
    if (!isReady || !wanted) return;
    const { revision } = wanted;
    requestAnimationFrame(() => setTimeout(() => tell({ kind: 'shown', revision })));
  }, [isReady, wanted]);
  return preview ?? former;
}

/** Calls of the engine go through the workbench, for the chosen site; it signs them and lets only reads pass. */
function serveSite(instanceId: string | undefined): void {
  configureApi({
    base: '/workbench/api',
    timeoutMs: 30_000,
    instanceId: () => instanceId,
    accessToken: async () => undefined,
    onUnauthorized: async () => false,
  });
}
