import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router-dom';
import { usePageSubject } from '../../engine/entity/page-subject.ts';
import { madeAt } from '../../engine/routing/made-state.ts';
import { documentTitle, useRouteHandle } from '../../engine/routing/route-handle.ts';
import { PAGE_TITLE } from '../../ui/page-header.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useConsoleConfig } from '../console-config.ts';
import { focusRowOf } from './focus-row.ts';

/** Sets the window's title; after each navigation it is announced and the focus moves to the page's heading, or in a list to the row that one came from. */
export function PageTitle() {
  const { t, i18n } = useTranslation();
  const { platformName } = useConsoleConfig();
  const location = useLocation();
  const { pathname } = location;
  const madeNow = madeAt(location.state);
  const subject = usePageSubject();
  const handle = useRouteHandle();
  const page = documentTitle(handle, { t, language: i18n.language, platform: platformName });
  const title = subject === undefined || handle.isWhole ? page : `${subject} - ${page}`;
  const address = useHref(pathname);
  const shown = useRef(address);
  const madeHref = useHref(madeNow ?? pathname);
  const made = madeNow === undefined ? undefined : madeHref;

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    // The first page of a visit leaves the focus where the browser put it.
    const left = shown.current;
    if (left === address) return;
    shown.current = address;
    const heading = document.getElementById(PAGE_TITLE);
    heading?.focus({ preventScroll: true });
    return focusRowOf(made ?? left, heading);
  }, [address, made]);

  return (
    <div role="status">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
