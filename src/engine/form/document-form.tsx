import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import styles from './document-form.module.css';

/** Props of {@link DocumentForm}. */
export interface DocumentFormProps {
  id: string;
  label: string;
  /** The fields that are written on the page. */
  page: ReactNode;
  /** The other sections. */
  children: ReactNode;
}

/**
 * A form as the page that is written, with the other sections beside it. On a phone these are a sheet: it opens by its button, and by itself
 * when one of its fields takes the focus, as a faulty one does.
 */
export function DocumentForm({ id, label, page, children }: DocumentFormProps) {
  const { t } = useTranslation();
  const isSheet = useMediaQuery('(max-width: 860px)');
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isOpen || !isSheet) return;
    // The field that brought the sheet up could not be scrolled to before.
    const { activeElement } = document;
    if (sheet.current?.contains(activeElement)) activeElement?.scrollIntoView?.({ block: 'center' });
  }, [isOpen, isSheet]);
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <section id={id} tabIndex={-1} aria-label={label} className={styles.page}>
        <div className={styles.opener}>
          <Button
            ref={opener}
            icon={<SlidersHorizontal />}
            onPress={() => sheet.current?.querySelector('button')?.focus()}
          >
            {t('engine.inspector.open')}
          </Button>
        </div>
        {page}
      </section>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut of the button that closes it */}
      <div
        ref={sheet}
        className={styles.inspector}
        data-open={isOpen || undefined}
        onFocus={() => setOpen(isSheet)}
        onKeyDown={(event) => {
          if (isSheet && event.key === 'Escape' && !event.defaultPrevented) close();
        }}
      >
        <div className={styles.head}>
          <span className={styles.title}>{t('engine.inspector.title')}</span>
          <IconButton icon={<X />} label={t('engine.inspector.close')} onPress={close} />
        </div>
        {children}
      </div>
    </>
  );
}
