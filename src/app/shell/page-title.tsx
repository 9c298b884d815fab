import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePageSubject } from '../../engine/page-subject.ts';
import { PAGE_TITLE } from '../../ui/page-header.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useConsoleConfig } from '../console-config.ts';
import { documentTitle, useRouteHandle } from '../route-handle.ts';

/** Sets the window's title; after each navigation it is announced and the focus moves to the page's heading. */
export function PageTitle() {
  const { t, i18n } = useTranslation();
  const { platformName } = useConsoleConfig();
  const { pathname } = useLocation();
  const subject = usePageSubject();
  const handle = useRouteHandle();
  const page = documentTitle(handle, { t, language: i18n.language, platform: platformName });
  const title = subject === undefined || handle.isWhole ? page : `${subject} - ${page}`;
  const shown = useRef(pathname);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    // The first page of a visit leaves the focus where the browser put it.
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(PAGE_TITLE)?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div role="status">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
