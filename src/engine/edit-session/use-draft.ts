import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { versionOf } from '../../contract/fetcher.ts';
import { toast } from '../../ui/toast-queue.ts';
import { type DraftPlace, draftsAt, type KeptDraft, removeDraft, writeDraft } from './draft-store.ts';
import { createIsOpen, newEditorName, openEditor } from './open-editors.ts';
import { useUnsavedWork } from './unsaved-work.ts';

/** How long typing rests before the draft is written, in milliseconds. */
const REST = 300;

/** What a draft needs to know of its editor. */
export interface DraftedEditor {
  base: object;
  /** What is on screen; a change of it is what is kept. */
  edited: object;
  /** What is edited right now. */
  current(): object;
  isDirty(): boolean;
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
  /** Keeps what is edited right now under another identifier, as changes of `base`: a first save has given it one. */
  carryTo(id: string, base: object): void;
}

/** Keeps what is typed in this browser and offers what was left behind. `here` undefined: nothing can be changed here, nothing is kept. */
export function useDraft(here: DraftPlace | undefined, editor: DraftedEditor): EditorDraft {
  const [name] = useState(newEditorName);
  const latest = useRef(editor);
  /** What was edited when it was given up: nothing is kept for as long as it stays that. */
  const givenUp = useRef<object>(undefined);
  useEffect(() => {
    latest.current = editor;
  }, [editor]);
  const read = useCallback(() => (latest.current.current() === givenUp.current ? undefined : latest.current), []);
  const drop = useCallback(() => {
    if (here) removeDraft(here, name);
  }, [here, name]);
  const keep = useKeeping(here, name, read, drop);
  const discard = useCallback(() => {
    givenUp.current = latest.current.current();
    drop();
  }, [drop]);
  useUnsavedWork(
    useCallback(() => latest.current.isDirty(), []),
    useMemo(() => ({ keep, discard }), [keep, discard]),
  );
  useEffect(() => openEditor(name), [name]);
  const { edited, base } = editor;
  useEffect(() => {
    if (edited === base) {
      drop();
      return undefined;
    }
    const timer = setTimeout(keep, REST);
    return () => clearTimeout(timer);
  }, [edited, base, keep, drop]);
  const { offer, isOpenElsewhere, settle } = useOffers(here, name);
  const carryTo = useCallback(
    (id: string, base: object) => {
      if (here) write({ ...here, id }, name, base, latest.current.current());
    },
    [here, name],
  );
  return { offer, isOpenElsewhere, settle, drop, discard, carryTo };
}

function write(place: DraftPlace, name: string, base: object, edited: object): boolean {
  const version = versionOf(base);
  return writeDraft(place, name, { base, edited, at: Date.now(), ...(version === undefined ? {} : { version }) });
}

let isRefusalTold = false;

/**
 * Writes the draft of what `read` gives (nothing once it was given up), or drops it when all was changed back, also at the last moment: when the page is hidden,
 * which on a phone may be the last that it hears.
 */
function useKeeping(
  here: DraftPlace | undefined,
  name: string,
  read: () => DraftedEditor | undefined,
  drop: () => void,
) {
  const { t } = useTranslation();
  const keep = useCallback(() => {
    const editor = read();
    if (!here || !editor) return;
    if (!editor.isDirty()) {
      drop();
      return;
    }
    if (write(here, name, editor.base, editor.current()) || isRefusalTold) return;
    isRefusalTold = true;
    toast('warning', t('drafts.refused'));
  }, [here, name, read, drop, t]);
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
    let isWanted = true;
    const look = async (): Promise<void> => {
      const found = here ? draftsAt(here).filter(({ editor }) => editor !== name) : [];
      const isOpen = found.length === 0 ? () => false : await createIsOpen();
      if (!isWanted) return;
      const left = found.filter(({ editor }) => !isOpen(editor));
      // Almost always there is none, and the editor is not drawn a second time for that.
      setOffers((before) => (before.length + left.length === 0 ? before : left));
      setOpenElsewhere(found.some(({ editor }) => isOpen(editor)));
    };
    void look();
    return () => {
      isWanted = false;
    };
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
