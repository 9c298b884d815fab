import { useEffect } from 'react';
import { optionalPart } from '../../engine/loading/optional-part.tsx';
import { openAreaTexts } from '../../engine/text/area-texts.ts';
import type { Leave } from '../shell/unsaved-question.tsx';
import { paletteShown, showPalette, typeEarly, usePalettePart } from './palette-state.ts';
import { useRecordVisits } from './use-record-visits.ts';

const close = (): void => showPalette(undefined);
const part = <Module,>(fetch: () => Promise<Module>): Promise<Module> =>
  Promise.all([fetch(), openAreaTexts('palette')]).then(([module]) => module);

const Search = optionalPart(() => part(() => import('./palette.tsx')).then(({ Palette }) => Palette), close);
const Keys = optionalPart(() => part(() => import('./keys-dialog.tsx')).then(({ KeysDialog }) => KeysDialog), close);

/** Where else a search that found nothing in a list finds something; in place of it, nothing. */
export const ElsewhereLater = optionalPart(
  () => part(() => import('./elsewhere.tsx')).then(({ Elsewhere }) => Elsewhere),
  () => undefined,
);

/** Props of {@link PaletteHost}. */
export interface PaletteHostProps {
  /** Called with the way out that was chosen. */
  onLeave: (leave: Leave) => void;
}

/** Hears the keys that open the palette, and fetches it when it is first opened. */
export function PaletteHost({ onLeave }: PaletteHostProps) {
  const shown = usePalettePart();
  useRecordVisits();
  useEffect(() => {
    addEventListener('keydown', hear);
    return () => {
      removeEventListener('keydown', hear);
      close();
    };
  }, []);
  if (shown === 'search') return <Search onClose={close} onLeave={onLeave} />;
  return shown === 'keys' ? <Keys onClose={close} /> : null;
}

/** Ctrl+K (Cmd+K) opens the search and closes it, `?` the list of keys; not over a dialog that waits for an answer. */
function hear(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey) return;
  const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k';
  const isQuestion = event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
  const isPlain = !event.ctrlKey && !event.metaKey;
  if (isPlain && paletteShown() === 'search' && !isOverPage()) {
    // The search is still being fetched: what is typed is meant for it, and not for what has the focus.
    if (event.key === 'Escape') close();
    else if (typeEarly(event.key)) event.preventDefault();
    return;
  }
  if (!isCommand && !isQuestion) return;
  event.preventDefault();
  if (paletteShown() !== undefined) close();
  else if (!isOverPage()) showPalette(isCommand ? 'search' : 'keys');
}

/** Whether a dialog stands over the page, the palette itself included. */
function isOverPage(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
