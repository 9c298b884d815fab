import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../contract/api-error.ts';
import type { Entity } from '../../../contract/entity.ts';
import { inParallel } from '../../../engine/calls/in-parallel.ts';
import { SAVES_DRAFT } from '../../../engine/edit-session/unsaved-work.ts';
import { failedSave, failureText } from '../../../engine/text/failure-text.ts';
import { useText } from '../../../engine/text/use-text.ts';
import type { Values } from '../../../engine/values/values.ts';
import { toast } from '../../../ui/toast-queue.ts';
import { hasName } from './details.ts';
import type { UploadEdit, UploadSession } from './edited-upload.ts';
import { faultsOf, faultsOfService, type ItemFaults } from './item-faults.ts';
import { saveMedia } from './save-media.ts';
import { valuesOf } from './shared-details.ts';
import { cardId, type UploadItem } from './upload-item.ts';
import type { UploadQueue } from './upload-queue.ts';
import type { UploadStep } from './upload-state.ts';
import type { MediaEntities } from './use-media-entities.ts';

/** What became of the last try to save one item. */
export interface ItemSaving {
  faults: ItemFaults;
  /** What is wrong at no field, and what its failure is called. */
  problem: string | undefined;
  failed: string | undefined;
  isSaving: boolean;
}

const UNTRIED: ItemSaving = { faults: {}, problem: undefined, failed: undefined, isSaving: false };

/** Saves items of an upload, one or many, each for itself: a refused one takes no other with it. */
export function useSaving(entities: MediaEntities | undefined, queue: UploadQueue, edit: UploadEdit) {
  const { session, failureToast, saveOnce } = edit;
  const { t } = useTranslation();
  const { note, savingOf, forgive } = useTries();
  const passes = useCheck(entities, session, note);
  const saveOne = useSaveOne(entities, queue, session, note);
  /** Saves those that are uploaded and complete, and says what keeps the others; answers whether all of the page is saved. */
  const save = (items: readonly UploadItem[]): Promise<boolean> =>
    saveOnce(async () => {
      const uploaded = items.filter(({ state }) => state.step === 'uploaded');
      const isNothing = items.length === 0 && session.isDirty();
      if (uploaded.length < items.length || isNothing) whenArrived(queue, toast('warning', t('messages.waitForMedia')));
      const ready = uploaded.filter(passes);
      const wrong = uploaded.filter((item) => !ready.includes(item));
      if (wrong.length > 0) {
        const isIncomplete = wrong.some((item) => !hasName(valuesOf(session.getValue(), item)));
        failureToast.show(t(isIncomplete ? 'messages.requiredFieldEmpty' : 'messages.invalidDataComposition'));
        focusFirstWrong(wrong[0]);
      }
      // Also those that wait for their turn can no longer be taken off the list.
      for (const { id } of ready) note(id, { isSaving: true });
      const failed = await failuresOf(ready, saveOne);
      const saved = ready.length - failed.length;
      if (saved > 0) toast('success', t(saved === 1 ? 'messages.mediaAdded' : 'messages.mediaUploaded'));
      if (failed[0] !== undefined) failureToast.show(failed[0]);
      return !session.isDirty();
    });
  return { save, savingOf, forgive };
}

/** Steps of a file that has still to be waited for. */
const ON_ITS_WAY: ReadonlySet<UploadStep> = new Set<UploadStep>([
  'waiting',
  'checking',
  'queued',
  'sending',
  'offline',
  'retrying',
  'paused',
  'reporting',
]);

/** Does something once no file is on its way any more. */
function whenArrived(queue: UploadQueue, then: () => void): void {
  const end = queue.subscribe(() => {
    if (queue.get().items.some(({ state }) => ON_ITS_WAY.has(state.step))) return;
    end();
    then();
  });
}

type Note = (id: string, change: Partial<ItemSaving>) => void;

/** What became of the last try of each item. */
function useTries() {
  const [tries, setTries] = useState<Readonly<Record<string, ItemSaving>>>({});
  const note = useCallback<Note>((id, change) => {
    setTries((before) => ({ ...before, [id]: { ...(before[id] ?? UNTRIED), ...change } }));
  }, []);
  const savingOf = (id: string): ItemSaving => tries[id] ?? UNTRIED;
  /** Forgets what was wrong with a field, once it is written in again. */
  const forgive = (id: string, name: string): void => {
    const { [name]: forgiven, ...faults } = savingOf(id).faults;
    if (forgiven !== undefined) note(id, { faults });
  };
  return { note, savingOf, forgive };
}

/** Answers whether nothing is wrong with an item before it is sent; what is, is shown at its fields. */
function useCheck(
  entities: MediaEntities | undefined,
  { getValue }: UploadSession,
  note: Note,
): (item: UploadItem) => boolean {
  const { t } = useTranslation();
  const text = useText();
  return (item) => {
    const { id, kind } = item;
    if (!entities || !kind) return false;
    const faults = faultsOf(entities[kind], kind, valuesOf(getValue(), item), { t, text });
    note(id, { faults, problem: undefined });
    return Object.keys(faults).length === 0;
  };
}

/** Saves one item, and answers what its failure is called, undefined once it is in the library; what the service says against it is shown at its fields. */
function useSaveOne(entities: MediaEntities | undefined, queue: UploadQueue, { getValue }: UploadSession, note: Note) {
  const { t } = useTranslation();
  const text = useText();
  const { mutateAsync } = useMutation({
    meta: SAVES_DRAFT,
    mutationFn: ({ entity, item, values }: { entity: Entity; item: UploadItem; values: Values }) =>
      saveMedia(entity, item, values),
  });
  return async (item: UploadItem): Promise<string | undefined> => {
    const entity = entities?.[item.kind ?? 'image'];
    if (!entity) return t('messages.saveFailed');
    try {
      const values = valuesOf(getValue(), item);
      const { id, type, name, mediaString } = await queue.saves.run(item.id, () =>
        mutateAsync({ entity, item, values }),
      );
      queue.saved(item.id, { id, type, name, mediaString });
      return undefined;
    } catch (error) {
      const told = faultsOfService(entity, error instanceof ApiError ? error.fields : [], { t, text });
      const failed = failedSave(t, error);
      note(item.id, { faults: told.faults, problem: [...told.others, failureText(t, error)][0], failed });
      return failed;
    } finally {
      note(item.id, { isSaving: false });
    }
  };
}

/** What the failures of those are called that could not be saved, a few saved at once. */
async function failuresOf(
  items: readonly UploadItem[],
  save: (item: UploadItem) => Promise<string | undefined>,
): Promise<string[]> {
  const failed: string[] = [];
  await inParallel(
    items,
    () => true,
    async (item) => {
      const failure = await save(item);
      if (failure !== undefined) failed.push(failure);
    },
  );
  return failed;
}

/** The focus goes to the first field that is wrong, once it is drawn as such. */
function focusFirstWrong(item: UploadItem | undefined): void {
  if (!item) return;
  setTimeout(() =>
    document.getElementById(cardId(item.id))?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  );
}
