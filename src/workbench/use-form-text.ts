import { useCallback, useEffect, useRef, useState } from 'react';
import { keep, readKept } from './kept-text.ts';
import type { Compilation, OpenedForm } from './protocol.ts';
import { compileForm, listen, openForm, saveForm } from './server-calls.ts';
import { NO_TEXTS, recordText, redoText, type TextHistory, type TextTurn, undoText } from './text-history.ts';

/** How long the writing must pause before it is compiled, in milliseconds. */
const PAUSE = 60;

/** One definition at work: its text, what came of it, and how it stands to the file. */
export interface FormText {
  text: string;
  /** The text of the file. */
  fileText: string;
  compilation: Compilation | undefined;
  /** Whether `compilation` is what came of the text as it is now. */
  isCompiled: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** Whether the text differs from the file. */
  isEdited: boolean;
  /** Whether the file changed while the text was being edited; a save is refused until one of the two is chosen. */
  isBehind: boolean;
  isSaving: boolean;
  problem: string | undefined;
  /** When what `compilation` shows was written (performance.now of this page), for measuring. */
  writtenAt: number;
  /** Changes the text; changes of the same `key`, one right after the other, are undone together. */
  edit(text: string, key: string): void;
  undo(): void;
  redo(): void;
  save(): void;
  /** Takes the file's text; what was edited is gone. */
  takeFile(): void;
  /** Keeps the edited text, to be saved over the file as it is now. */
  keepMine(): void;
}

interface State {
  disk: OpenedForm | undefined;
  text: string;
  /** The version on disk that the text began from. */
  version: string;
  compilation: Compilation | undefined;
  /** The text that `compilation` is of. */
  compiledText: string | undefined;
  writtenAt: number;
  history: TextHistory;
}

const EMPTY: State = {
  disk: undefined,
  text: '',
  version: '',
  compilation: undefined,
  compiledText: undefined,
  writtenAt: 0,
  history: NO_TEXTS,
};

/** Opens a definition, follows its file, compiles what is written and saves it. Use one instance (key) for each name. */
export function useFormText(name: string): FormText {
  const [state, setState] = useState<State>(EMPTY);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const arrive = useCallback((disk: OpenedForm) => setState((before) => arrived(before, disk)), []);
  useFile(name, arrive, setProblem);
  const { disk, text, version, writtenAt } = state;
  const isEdited = disk !== undefined && text !== disk.text;
  useCompiling(name, text, disk, (compilation) =>
    setState((before) => (before.text === text ? { ...before, compilation, compiledText: text } : before)),
  );
  useEffect(() => {
    if (disk) keep(name, isEdited ? { text, version } : undefined);
  }, [name, disk, isEdited, text, version]);
  const save = (): void => {
    setSaving(true);
    saveForm(name, text, version)
      .then((saved) => {
        setProblem(undefined);
        setState((before) => written(before, text, saved));
      })
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
      .finally(() => setSaving(false));
  };
  return {
    text,
    fileText: disk?.text ?? '',
    compilation: state.compilation,
    isCompiled: state.compiledText === text,
    canUndo: state.history.past.length > 0,
    canRedo: state.history.future.length > 0,
    isEdited,
    isBehind: isEdited && version !== disk.version,
    isSaving,
    problem,
    writtenAt,
    edit: (next, key) => setState((before) => edited(before, next, key)),
    undo: () => setState((before) => turned(before, undoText(before.history, before.text))),
    redo: () => setState((before) => turned(before, redoText(before.history, before.text))),
    save,
    takeFile: () => {
      setProblem(undefined);
      if (disk) setState({ ...of(disk), writtenAt: performance.now() });
    },
    keepMine: () => {
      setProblem(undefined);
      if (disk) setState((before) => ({ ...before, version: disk.version }));
    },
  };
}

const of = (disk: OpenedForm): State => ({
  disk,
  text: disk.text,
  version: disk.version,
  compilation: disk.compilation,
  compiledText: disk.text,
  writtenAt: performance.now(),
  history: NO_TEXTS,
});

function edited(before: State, text: string, key: string): State {
  if (text === before.text) return before;
  const now = performance.now();
  return { ...before, text, writtenAt: now, history: recordText(before.history, before.text, key, now) };
}

function turned(before: State, turn: TextTurn | undefined): State {
  return turn ? { ...before, ...turn, writtenAt: performance.now() } : before;
}

/** The file came or changed: an unedited text follows it, an edited one stays and is behind. */
function arrived(before: State, disk: OpenedForm): State {
  if (!before.disk) {
    const kept = readKept(disk.name);
    if (!kept) return of(disk);
    return { ...of(disk), text: kept.text, version: kept.version, compilation: undefined, compiledText: undefined };
  }
  if (before.text === disk.text) return { ...of(disk), history: before.history };
  if (before.text === before.disk.text) return of(disk);
  return { ...before, disk };
}

/** A save went well: the text is the formatted one, unless more was written meanwhile. */
function written(before: State, sent: string, saved: OpenedForm): State {
  return before.text === sent
    ? { ...of(saved), history: before.history }
    : { ...before, disk: saved, version: saved.version };
}

/** Reads the file, again whenever it changes on disk or the connection was lost. */
function useFile(name: string, arrive: (disk: OpenedForm) => void, tell: (problem: string) => void): void {
  useEffect(() => {
    const open = (): void => {
      openForm(name).then(arrive, (error: unknown) => tell(error instanceof Error ? error.message : String(error)));
    };
    open();
    return listen((event) => {
      if (event === undefined) open();
      else if (event.kind === 'form' && event.form.name === name) arrive(event.form);
    });
  }, [name, arrive, tell]);
}

/** Compiles an edited text once the writing pauses; what came of an older one is dropped. */
function useCompiling(
  name: string,
  text: string,
  disk: OpenedForm | undefined,
  onCompiled: (compilation: Compilation) => void,
): void {
  const latest = useRef(onCompiled);
  useEffect(() => {
    latest.current = onCompiled;
  });
  useEffect(() => {
    if (!disk) return undefined;
    if (text === disk.text) {
      latest.current(disk.compilation);
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      compileForm(name, text).then(
        (compilation) => isCurrent && latest.current(compilation),
        (error: unknown) => console.warn(error),
      );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [name, text, disk]);
}
