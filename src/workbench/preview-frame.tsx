import { useEffect, useRef } from 'react';
import type { Look } from './look.ts';
import styles from './preview-frame.module.css';
import type { FrameEvent, Shown } from './protocol.ts';

/** Props of {@link PreviewFrame}. */
export interface PreviewFrameProps {
  view: 'form' | 'list';
  look: Look;
  isNarrow: boolean;
  shown: Shown;
  onShown(revision: number): void;
  onEdited(recordKey: string, body: object): void;
}

/** A window of its own for the form or the list, so that widths, language and theme are real ones. */
export function PreviewFrame({ view, look, isNarrow, shown, onShown, onEdited }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef({ shown, onShown, onEdited });
  useEffect(() => {
    latest.current = { shown, onShown, onEdited };
  });
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent): void => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      const event = data as FrameEvent;
      if (event.kind === 'ready') send(frame.current, latest.current.shown);
      if (event.kind === 'shown') latest.current.onShown(event.revision);
      if (event.kind === 'edited') latest.current.onEdited(event.recordKey, event.body);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  useEffect(() => send(frame.current, shown), [shown]);
  const { language, theme } = look;
  return (
    <iframe
      ref={frame}
      className={isNarrow ? styles.narrow : styles.wide}
      title={`${view === 'form' ? 'Form' : 'List'}, ${language === 'sv' ? 'Swedish' : 'English'}`}
      src={`?preview=${view}&language=${language}&theme=${theme}`}
    />
  );
}

function send(frame: HTMLIFrameElement | null, shown: Shown): void {
  frame?.contentWindow?.postMessage(shown, location.origin);
}
