import { LoaderCircle, Search, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';
import { Kbd } from '../../ui/kbd.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Leave } from '../shell/unsaved-question.tsx';
import styles from './palette.module.css';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import { PaletteList } from './palette-list.tsx';
import { showPalette, typedEarly } from './palette-state.ts';
import { narrowedTo } from './recent-first.ts';
import { usePaletteGroups } from './use-palette-groups.tsx';

/** Props of {@link Palette}. */
export interface PaletteProps {
  onClose: () => void;
  /** Called with the way out that was chosen. */
  onLeave: (leave: Leave) => void;
}

/** One field for finding and doing: everything of the site by its name, every page, and what can be done. */
export function Palette({ onClose, onLeave }: PaletteProps) {
  const { t } = useTranslation();
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''} aria-label={t('shell.find')}>
          <Finder onClose={onClose} onLeave={onLeave} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Finder({ onClose, onLeave }: PaletteProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(typedEarly);
  const [only, setOnly] = useState<Pick<PaletteGroup, 'kind' | 'label'>>();
  const { groups, words, isWaiting, hasFailed } = usePaletteGroups(typed, only?.kind, onLeave);
  const entries = groups.flatMap((group) => group.entries);
  const [chosen, setChosen] = useState<string>();
  // What was chosen may be gone with the next letter.
  const active = entries.find(({ id }) => id === chosen) ?? entries[0];
  const take = useTaking(onClose);
  const list = useId();
  const field = useRef<HTMLInputElement>(null);

  const narrow = (): boolean => {
    const group = narrowedTo(groups, active);
    if (only !== undefined || group === undefined) return false;
    setOnly(group);
    return true;
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step !== undefined && entries.length > 0 && !event.altKey) {
      const at = entries.findIndex(({ id }) => id === active?.id);
      setChosen(entries[step(at, entries.length)]?.id);
    } else if (event.key === 'Enter' && active) take(active, event.ctrlKey || event.metaKey);
    else if (event.key === 'Backspace' && typed === '' && only) setOnly(undefined);
    else if (event.key === '?' && typed === '') showPalette('keys');
    else if (!(event.key === 'Tab' && !event.shiftKey && narrow())) return;
    event.preventDefault();
  };
  return (
    <>
      <div className={styles.field}>
        <Search aria-hidden="true" />
        {only ? (
          <button type="button" className={styles.only} onClick={() => setOnly(undefined)}>
            <VisuallyHidden>{t('palette.takeOff')}</VisuallyHidden> {only.label}
          </button>
        ) : null}
        <input
          ref={field}
          // biome-ignore lint/a11y/noAutofocus: the palette is opened for this field
          autoFocus
          role="combobox"
          aria-label={t('shell.find')}
          aria-expanded={entries.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active ? optionId(list, active) : undefined}
          className={styles.input}
          placeholder={t('palette.placeholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          enterKeyHint="go"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(undefined);
          }}
          onKeyDown={press}
        />
        {isWaiting ? <LoaderCircle className={styles.wait} aria-hidden="true" /> : null}
        <button type="button" className={styles.close} aria-label={t('ui.close')} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </div>
      <PaletteList
        id={list}
        groups={groups}
        words={words}
        active={active}
        optionId={(entry) => optionId(list, entry)}
        onPoint={({ id }) => setChosen(id)}
        onTake={(entry, event) => take(entry, isElsewhere(event))}
      />
      <Said
        {...{ isWaiting, hasFailed }}
        isAsked={words.length > 0}
        count={entries.filter(({ isAll }) => !isAll).length}
      />
      <Foot kind={only ? undefined : narrowedTo(groups, active)?.label} />
    </>
  );
}

const optionId = (list: string, { id }: PaletteEntry): string => `${list}${id}`;
const isElsewhere = (event: MouseEvent): boolean => event.ctrlKey || event.metaKey || event.button === 1;

/** Where a key leads among so many entries; from the last one the first comes next. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  PageDown: (at, count) => Math.min(at + 5, count - 1),
  PageUp: (at) => Math.max(at - 5, 0),
};

/** Opens an entry, here or in another tab, or does what it says. */
function useTaking(onClose: () => void): (entry: PaletteEntry, elsewhere: boolean) => void {
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  return ({ href, run }, elsewhere) => {
    if (href !== undefined && elsewhere) {
      // The new tab takes the session along, and so works on the same site.
      window.open(base + href, '_blank');
      return;
    }
    onClose();
    if (href === undefined) run?.();
    else void navigate(href);
  };
}

interface SaidProps {
  isAsked: boolean;
  isWaiting: boolean;
  hasFailed: boolean;
  count: number;
}

/** What came of the search, where nothing is listed; for screen readers how much is. */
function Said({ isAsked, isWaiting, hasFailed, count }: SaidProps) {
  const { t } = useTranslation();
  const text = hasFailed ? t('palette.failed') : t('palette.found', { count });
  const isNothing = isAsked && !isWaiting && (count === 0 || hasFailed);
  return (
    <div role="status" className={isNothing ? styles.nothing : undefined}>
      {isNothing ? (
        hasFailed ? (
          t('palette.failed')
        ) : (
          t('palette.nothing')
        )
      ) : (
        <VisuallyHidden>{isAsked && !isWaiting ? text : ''}</VisuallyHidden>
      )}
    </div>
  );
}

/** The keys, at the foot; `kind` is what Tab would look for alone. */
function Foot({ kind }: { kind: string | undefined }) {
  const { t } = useTranslation();
  return (
    <p className={styles.foot} aria-hidden="true">
      <span>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> {t('palette.foot.choose')}
      </span>
      <span>
        <Kbd>Enter</Kbd> {t('palette.foot.open')}
      </span>
      <span>
        <Kbd>Ctrl Enter</Kbd> {t('palette.foot.newTab')}
      </span>
      {kind ? (
        <span>
          <Kbd>Tab</Kbd> {t('palette.foot.only', { kind })}
        </span>
      ) : null}
      <span className={styles.last}>
        <Kbd>?</Kbd> {t('palette.foot.keys')}
      </span>
    </p>
  );
}
