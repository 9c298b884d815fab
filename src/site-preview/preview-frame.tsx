import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Skeleton } from '../ui/skeleton.tsx';
import { previewDocument } from './preview-document.ts';
import styles from './preview-frame.module.css';
import type { PreviewWidth } from './preview-width.ts';

/** Props of {@link PreviewFrame}. */
export interface PreviewFrameProps {
  /** What is previewed: the name of the frame for screen readers. */
  title: string;
  /** The site whose colours the page has. Another one loads the frame again. */
  instanceId: string;
  /** The language of the page, by two letters. */
  lang: string;
  /** How wide the page is, pixels. It is scaled down where its place is narrower. */
  width: PreviewWidth;
  /** The `data-part` of what is being edited: it is outlined, and brought into sight when it becomes another. */
  selected?: string | undefined;
  /** Is told the `data-part` around what was pressed in the page; links and forms lead nowhere either way. */
  onPress?: ((part: string) => void) | undefined;
  /** The page. It is drawn again as anything else of React is, without a reload. */
  children: ReactNode;
}

/** A page of the public site in a frame, drawn from what is being edited. Its place decides how large it is. */
export function PreviewFrame({ title, instanceId, lang, width, selected, onPress, children }: PreviewFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  useLook(page, lang, onPress !== undefined);
  usePresses(page, onPress);
  useSelected(page, selected);
  return (
    <div className={styles.place}>
      <iframe
        className={styles.frame}
        data-width={width}
        data-loaded={page !== null}
        title={title}
        srcDoc={previewDocument(instanceId)}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
      />
      {page ? createPortal(children, page.body) : <Skeleton shape="block" />}
    </div>
  );
}

/** Gives the page its language and the console's colours, light or dark. */
function useLook(page: Document | null, lang: string, isPressable: boolean): void {
  useLayoutEffect(() => {
    if (!page) return;
    page.documentElement.setAttribute('lang', lang);
    page.documentElement.toggleAttribute('data-pressable', isPressable);
  }, [page, lang, isPressable]);
  useLayoutEffect(() => {
    if (!page) return;
    const root = document.documentElement;
    const follow = (): void => {
      const { theme } = root.dataset;
      if (theme === undefined) page.documentElement.removeAttribute('data-theme');
      else page.documentElement.setAttribute('data-theme', theme);
    };
    follow();
    const watch = new MutationObserver(follow);
    watch.observe(root, { attributeFilter: ['data-theme'] });
    return () => watch.disconnect();
  }, [page]);
}

/** Reports presses on parts of the page, and keeps links and forms from leading away from it. */
function usePresses(page: Document | null, onPress: ((part: string) => void) | undefined): void {
  useEffect(() => {
    if (!page) return;
    const press = (event: MouseEvent): void => {
      const pressed = event.target as Element;
      if (pressed.closest('a')) event.preventDefault();
      const part = pressed.closest('[data-part]')?.getAttribute('data-part');
      if (part) onPress?.(part);
    };
    const stay = (event: Event): void => event.preventDefault();
    page.addEventListener('click', press, true);
    page.addEventListener('submit', stay, true);
    return () => {
      page.removeEventListener('click', press, true);
      page.removeEventListener('submit', stay, true);
    };
  }, [page, onPress]);
}

/** Outlines the part that is edited; after each drawing, which may have put another element in its place. */
function useSelected(page: Document | null, selected: string | undefined): void {
  useLayoutEffect(() => {
    const part = findPart(page, selected);
    part?.setAttribute('data-selected', '');
    return () => part?.removeAttribute('data-selected');
  });
  useEffect(() => {
    // Browsers answer a promise here, which is no clean-up.
    void findPart(page, selected)?.scrollIntoView({ block: 'nearest' });
  }, [page, selected]);
}

function findPart(page: Document | null, id: string | undefined): Element | undefined {
  return [...(page?.querySelectorAll('[data-part]') ?? [])].find((part) => part.getAttribute('data-part') === id);
}
