import { useCallback, useMemo, useState } from 'react';
import type { languages } from './look.ts';
import type { CompiledForm } from './protocol.ts';

/** Where the record in the form comes from: made up, what a new one begins with, written by hand, or read from the service. */
export type RecordOrigin = 'sample' | 'new' | 'pasted' | 'fetched';

type Language = (typeof languages)[number];

/** What one frame's form starts from. Another key starts it anew. */
export interface Start {
  key: string;
  record: object;
}

/** The record in the form: what it was, what it has become, and what each frame starts from. */
export interface RecordInForm {
  origin: RecordOrigin;
  base: object;
  body: object;
  starts: Readonly<Record<Language, Start>>;
}

interface Edited {
  turn: number;
  /** Counts the edits: part of the keys of the frames that follow. */
  count: number;
  body: object;
  starts: RecordInForm['starts'];
}

/** The record that the previews show, and how it is changed: chosen anew, or edited in one of them, which the others then follow. */
export function useRecord(form: CompiledForm) {
  const [chosen, setChosen] = useState<{ origin: RecordOrigin; record: object | undefined; turn: number }>({
    origin: 'sample',
    record: undefined,
    turn: 0,
  });
  const [edited, setEdited] = useState<Edited>();
  const { origin, turn } = chosen;
  const base = chosen.record ?? (origin === 'sample' ? form.sample : form.data.form.initial);
  const record = useMemo((): RecordInForm => {
    if (edited?.turn === turn) return { origin, base, body: edited.body, starts: edited.starts };
    const start = { key: `${turn}`, record: base };
    return { origin, base, body: base, starts: { en: start, sv: start } };
  }, [origin, turn, base, edited]);
  const choose = useCallback((next: RecordOrigin, value?: object) => {
    setChosen((before) => ({ origin: next, record: value, turn: before.turn + 1 }));
  }, []);
  const { starts } = record;
  const edit = useCallback(
    (by: Language, key: string, body: object) => {
      // The late word of a frame that has been given another record since.
      if (starts[by].key !== key) return;
      setEdited((before) => {
        const count = (before?.count ?? 0) + 1;
        const follow = { key: `${turn}.${count}`, record: body };
        return { turn, count, body, starts: { en: follow, sv: follow, [by]: starts[by] } };
      });
    },
    [turn, starts],
  );
  return { record, choose, edit };
}
