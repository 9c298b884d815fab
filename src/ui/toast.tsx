import { X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { useLift } from './clear-of-toasts.ts';
import { IconButton } from './icon-button.tsx';
import { Kbd } from './kbd.tsx';
import { StatusIcon } from './status-icon.tsx';
import styles from './toast.module.css';
import type { Toast } from './toast-queue.ts';
import { dismissToast, toastStore, undoByToast } from './toast-queue.ts';
import { isUndoKey, isWritingOrAsked } from './undo-key.ts';

/**
 * Where toasts appear; stands once, at the root. Two live regions are always there, so that screen readers hear what comes:
 * success and information when they pause, warnings and errors at once. Pointer and focus hold the time, Escape dismisses,
 * Ctrl+Z takes the newest offer to undo.
 */
export function ToastRegion() {
  const { t } = useTranslation();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const [isHeld, setHeld] = useState(false);
  const region = useRef<HTMLElement>(null);
  useLift(region);
  const isUrgent = (toast: Toast) => toast.status === 'error' || toast.status === 'warning';
  useDismissByEscape(toasts.at(-1)?.id);
  useUndoByKey(toasts.findLast(({ action }) => action)?.id);
  const list = (shown: readonly Toast[]) =>
    shown.map((toast) => <ToastCard key={toast.id} toast={toast} isHeld={isHeld} />);
  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={t('ui.notifications')}
      // Keeps the region usable while a modal dialog hides the rest of the page.
      data-react-aria-top-layer="true"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="status" aria-atomic="false" className={styles.stack}>
        {list(toasts.filter((toast) => !isUrgent(toast)))}
      </div>
      <div role="alert" aria-atomic="false" className={styles.stack}>
        {list(toasts.filter(isUrgent))}
      </div>
    </section>
  );
}

/** Escape takes the newest toast away, unless something with a better claim (a dialog, a menu, a field) took the key. */
function useDismissByEscape(newest: number | undefined): void {
  useEffect(() => {
    if (newest === undefined) return undefined;
    const dismiss = (event: KeyboardEvent) => {
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.querySelector('[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]')
      )
        dismissToast(newest);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [newest]);
}

/** Ctrl+Z takes the newest offer, unless a text, a dialog or an editor with something to undo has a better claim. */
function useUndoByKey(offered: number | undefined): void {
  useEffect(() => {
    if (offered === undefined) return undefined;
    let isTyped = false;
    const write = () => {
      isTyped = true;
    };
    const press = (event: KeyboardEvent) => {
      if (!isUndoKey(event) || event.defaultPrevented) return;
      if (isWritingOrAsked(event.target) && (isTyped || !isSearchOfPage(event.target))) return;
      if (undoByToast()) event.preventDefault();
    };
    addEventListener('input', write);
    addEventListener('keydown', press);
    return () => {
      removeEventListener('input', write);
      removeEventListener('keydown', press);
    };
  }, [offered]);
}

/** The search of a list takes the focus of a row that is gone: until something is typed there, the key means the row. */
function isSearchOfPage(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input[type="search"]') && !target.closest('[role="dialog"]');
}

function ToastCard({ toast, isHeld }: { toast: Toast; isHeld: boolean }) {
  const { t } = useTranslation();
  const { id, status, text, action, duration } = toast;
  const remaining = useRef(duration);
  useEffect(() => {
    if (remaining.current === null || isHeld) return undefined;
    const started = Date.now();
    const timer = setTimeout(() => dismissToast(id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max((remaining.current ?? 0) - (Date.now() - started), 1500);
    };
  }, [id, isHeld]);
  return (
    <div className={classNames(styles.toast, styles[status])}>
      <StatusIcon status={status} />
      <p className={styles.text}>{text}</p>
      {action ? (
        <Button
          size="sm"
          onPress={() => {
            action.onPress();
            dismissToast(id);
          }}
        >
          {action.label}
          <span className={styles.key} aria-hidden="true">
            <Kbd>Ctrl Z</Kbd>
          </span>
        </Button>
      ) : null}
      <IconButton size="sm" label={t('ui.dismiss')} icon={<X />} onPress={() => dismissToast(id)} />
    </div>
  );
}
