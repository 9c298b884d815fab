import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import control from './control.module.css';
import { Kbd } from './kbd.tsx';
import styles from './search-field.module.css';

/** Props of {@link SearchField}. */
export interface SearchFieldProps {
  /** What is searched: its name and, unless told otherwise, its placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  /** The key `/` brings the focus here from anywhere on the page. One field a page. */
  hasShortcut?: boolean | undefined;
  id?: string | undefined;
  /** The arrow down was pressed: leads from the field into what it searches. */
  onDown?: ((field: HTMLElement) => void) | undefined;
}

/** A search box. Escape clears it. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder,
  hasShortcut = false,
  id,
  onDown,
}: SearchFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!hasShortcut) return undefined;
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [hasShortcut]);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={`${control.control} ${styles.search}`}>
      <Search className={styles.icon} aria-hidden="true" />
      <input
        ref={input}
        id={id}
        type="search"
        className={`${control.input} ${styles.input}`}
        aria-label={label}
        aria-keyshortcuts={hasShortcut ? '/' : undefined}
        placeholder={placeholder ?? label}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && onDown && !event.nativeEvent.isComposing) {
            event.preventDefault();
            onDown(event.currentTarget);
          }
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          event.stopPropagation();
          onChange('');
        }}
      />
      {value ? (
        <button type="button" className={control.inner} aria-label={t('ui.clear')} onClick={clear}>
          <X />
        </button>
      ) : hasShortcut ? (
        <span className={styles.hint} aria-hidden="true">
          <Kbd>/</Kbd>
        </span>
      ) : null}
    </div>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
