import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import stylesheet from '../../site/site.css?url';
import styles from './page-frame.module.css';

interface PageFrameProps {
  /** What a screen reader calls it. */
  title: string;
  /** How wide the page is, pixels; it is scaled to what room there is. */
  width: number;
  theme: 'light' | 'dark';
  children: ReactNode;
}

/** A part of a page as visitors see it, in a frame of our own origin with the site's stylesheet; it is as high as what it shows. */
export function PageFrame({ title, width, theme, children }: PageFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  // The empty page is there at once in some browsers, and after a moment in others, where it takes the place of the first.
  const open = useCallback((): void => {
    const page = frame.current?.contentDocument;
    if (!page || page.head.querySelector('link')) return;
    page.documentElement.dataset.theme = theme;
    page.head.append(Object.assign(page.createElement('link'), { rel: 'stylesheet', href: stylesheet }));
    setBody(page.body);
  }, [theme]);
  useEffect(open, [open]);
  useEffect(() => {
    const outer = box.current;
    const inner = frame.current;
    if (!body || !outer || !inner) return undefined;
    const resize = (): void => {
      const scale = Math.min(1, outer.clientWidth / width);
      // A page is at least as high as its window: what it shows is measured.
      const height = body.firstElementChild?.firstElementChild?.getBoundingClientRect().height ?? 0;
      inner.height = String(Math.ceil(height));
      outer.style.setProperty('--scale', String(scale));
      outer.style.setProperty('--height', `${Math.ceil(height * scale)}px`);
    };
    const watch = new ResizeObserver(resize);
    watch.observe(outer);
    watch.observe(body);
    if (body.firstElementChild?.firstElementChild) watch.observe(body.firstElementChild.firstElementChild);
    resize();
    return () => watch.disconnect();
  }, [body, width]);
  return (
    <div ref={box} className={styles.box}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={title}
        width={width}
        height={120}
        src="about:blank"
        onLoad={open}
        tabIndex={-1}
      />
      {body ? createPortal(children, body) : null}
    </div>
  );
}
