import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { versionOf } from '../../contract/fetcher.ts';
import { toast } from '../../ui/toast-queue.ts';
import { type DraftPlace, draftsAt, type KeptDraft, removeDraft, writeDraft } from './draft-store.ts';
import { createIsOpen, newEditorName, openEditor, pageGone } from './open-editors.ts';
import { useUnsavedWork } from './unsaved-work.ts';

/** How long typing rests before the draft is written, in milliseconds. */
const REST = 300;

/** What a draft is kept of; an edit session is such. */
export interface DraftedWork {
  get(): { readonly base: object; readonly value: object };
  isDirty(): boolean;
  subscribe(listener: () => void): () => void;
}

/** The draft of one editor. */
export interface EditorDraft {
  /** The newest draft that an editor of the same thing left behind. */
  offer: KeptDraft | undefined;
  /** Whether another tab has unsaved changes of the same thing right now. */
  isOpenElsewhere: boolean;
  /** Takes the offered draft away: it was brought back, or it is not wanted; answers what puts it back. */
  settle(): () => void;
  /** Forgets what this editor has kept: it was saved. */
  drop(): void;
  /** Forgets it and keeps nothing more until something is typed again: it was given up. */
  discard(): void;
  /**
   * From now on keeps what is edited under this identifier, which a first save has given it: also what is typed before
   * the page of what was made is there.
   */
  carryTo(id: string): void;
}

/**
 * Keeps what is edited in this browser and offers what was left behind. `here` undefined: nothing can be changed here,
 * nothing is kept. Keep the identity of both between renders.
 */
export function useDraft(here: DraftPlace | undefined, work: DraftedWork): EditorDraft {
  const [name] = useState(newEditorName);
  /** What was edited when it was given up: nothing is kept for as long as it stays that. */
  const givenUp = useRef<object>(undefined);
  const madeId = useRef<string>(undefined);
  const placeNow = useCallback(() => here && { ...here, id: madeId.current ?? here.id }, [here]);
  const drop = useCallback(() => {
    const place = placeNow();
    if (place) removeDraft(place, name);
  }, [placeNow, name]);
  const isGivenUp = useCallback(() => work.get().value === givenUp.current, [work]);
  const keep = useKeeping(placeNow, name, work, isGivenUp, drop);
  const discard = useCallback(() => {
    givenUp.current = work.get().value;
    drop();
  }, [work, drop]);
  useUnsavedWork(
    work.isDirty,
    useMemo(() => ({ keep, discard }), [keep, discard]),
  );
  useEffect(() => openEditor(name), [name]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = (): void => {
      clearTimeout(timer);
      timer = setTimeout(keep, REST);
    };
    const unsubscribe = work.subscribe(rest);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [work, keep]);
  const { offer, isOpenElsewhere, settle } = useOffers(here, name);
  const carryTo = useCallback(
    (id: string) => {
      drop();
      madeId.current = id;
      keep();
    },
    [drop, keep],
  );
  return useMemo(
    () => ({ offer, isOpenElsewhere, settle, drop, discard, carryTo }),
    [offer, isOpenElsewhere, settle, drop, discard, carryTo],
  );
}

function write(place: DraftPlace, name: string, base: object, edited: object): boolean {
  const version = versionOf(base);
  return writeDraft(place, name, { base, edited, at: Date.now(), ...(version === undefined ? {} : { version }) });
}

let isRefusalShown = false;

/**
 * Writes the draft (nothing once it was given up), or drops it when all was changed back, also at the last moment: when
 * the page is hidden, which on a phone may be the last that it hears.
 */
function useKeeping(
  placeNow: () => DraftPlace | undefined,
  name: string,
  work: DraftedWork,
  isGivenUp: () => boolean,
  drop: () => void,
) {
  const { t } = useTranslation();
  const keep = useCallback(() => {
    const place = placeNow();
    if (!place || isGivenUp()) return;
    if (!work.isDirty()) {
      drop();
      return;
    }
    const { base, value } = work.get();
    if (write(place, name, base, value) || isRefusalShown) return;
    isRefusalShown = true;
    toast('warning', t('drafts.refused'));
  }, [placeNow, name, work, isGivenUp, drop, t]);
  useEffect(() => {
    const whenHidden = (): void => {
      if (document.visibilityState === 'hidden') keep();
    };
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      // Whatever takes the editor away without a question, such as a fault of the page.
      keep();
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', whenHidden);
    };
  }, [keep]);
  return keep;
}

/** The drafts that were left behind, one after the other. */
function useOffers(here: DraftPlace | undefined, name: string) {
  const [offers, setOffers] = useState<readonly KeptDraft[]>([]);
  const [isOpenElsewhere, setOpenElsewhere] = useState(false);
  useEffect(() => {
    const unwanted = new AbortController();
    const { signal } = unwanted;
    const look = async (): Promise<void> => {
      const found = here ? draftsAt(here).filter(({ editor }) => editor !== name) : [];
      const isOpen = found.length === 0 ? () => false : await createIsOpen();
      if (signal.aborted) return;
      const left = found.filter(({ editor }) => !isOpen(editor));
      // Almost always there is none, and the editor is not drawn a second time for that.
      setOffers((before) => (before.length + left.length === 0 ? before : left));
      const elsewhere = found.find(({ editor }) => isOpen(editor));
      setOpenElsewhere(elsewhere !== undefined);
      if (!elsewhere) return;
      // During a reload the old page still holds its lock; its draft is offered once that is released.
      await pageGone(elsewhere.editor, signal).then(look, () => undefined);
    };
    void look();
    return () => unwanted.abort();
  }, [here, name]);
  const [offer] = offers;
  const settle = useCallback(() => {
    if (!here || !offer) return () => undefined;
    removeDraft(here, offer.editor);
    setOffers((before) => before.filter((one) => one !== offer));
    return () => {
      writeDraft(here, offer.editor, offer);
      setOffers((before) => [offer, ...before]);
    };
  }, [here, offer]);
  return { offer, isOpenElsewhere, settle };
}
