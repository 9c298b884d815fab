import { useCallback, useEffect, useRef } from 'react';
import type { Look } from './look.ts';
import styles from './preview-frame.module.css';
import type { FrameChange, FrameEvent, FrameMessage, Pointing, Shown } from './protocol.ts';
import type { Spot } from './studio/spots.ts';
import { useWords } from './words.ts';

/** Props of {@link PreviewFrame}. */
export interface PreviewFrameProps {
  view: 'form' | 'list';
  look: Look;
  /** How wide it is, in CSS pixels of its own; as wide as there is room where left out. */
  width: number | undefined;
  shown: Shown;
  pointing: Pointing;
  onShown(revision: number): void;
  onEdited(recordKey: string, body: object): void;
  onPoint(spot: Spot, isOpening: boolean): void;
  /** The definition is changed in the frame, in the language that it shows. */
  onChange(change: FrameChange, language: Look['language']): void;
}

/** A window of its own for the form or the list, so that widths, language and theme are real ones. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { view, look, width, shown, pointing } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent): void => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      const event = data as FrameEvent;
      if (event.kind === 'ready') send(frame.current, latest.current.shown);
      // What points is there once something is shown.
      if (event.kind === 'shown') send(frame.current, latest.current.pointing);
      if (event.kind === 'pointed') latest.current.onPoint(event.spot, event.isOpening);
      if (event.kind === 'shown') latest.current.onShown(event.revision);
      if (event.kind === 'edited') latest.current.onEdited(event.recordKey, event.body);
      if (event.kind === 'key') dispatchEvent(new KeyboardEvent('keydown', event.pressed));
      if (event.kind === 'dropped' || event.kind === 'moved' || event.kind === 'labelled')
        latest.current.onChange(event, latest.current.look.language);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  useEffect(() => send(frame.current, shown), [shown]);
  useEffect(() => send(frame.current, pointing), [pointing]);
  const { language, theme } = look;
  const room = useFitted(width);
  const t = useWords();
  return (
    <div ref={room} className={styles.room}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={t(view === 'form' ? `studio.preview.formIn.${language}` : `studio.preview.listIn.${language}`)}
        src={`?preview=${view}&language=${language}&theme=${theme}`}
      />
    </div>
  );
}

function send(frame: HTMLIFrameElement | null, message: FrameMessage): void {
  frame?.contentWindow?.postMessage(message, location.origin);
}

/** Makes what is wider than its room smaller, so that all of it is seen. */
function useFitted(width: number | undefined) {
  return useCallback(
    (room: HTMLElement | null) => {
      if (!room) return undefined;
      const resize = (): void => {
        const scale = width === undefined ? 1 : Math.min(1, room.clientWidth / width);
        room.style.setProperty('--scale', String(scale));
        room.style.setProperty('--width', width === undefined ? '100%' : `${width}px`);
      };
      const observer = new ResizeObserver(resize);
      observer.observe(room);
      resize();
      return () => observer.disconnect();
    },
    [width],
  );
}
