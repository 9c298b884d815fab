import { useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { entities } from '../../../generated/forms.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { usePageSubject } from '../../engine/entity/page-subject.ts';
import { routePath } from '../../engine/entity/paths.ts';
import { addRecentThing } from './recent-things.ts';

/** Remembers each thing whose page is opened, so that the palette can offer it. */
export function useRecordVisits(): void {
  const { user, instanceId } = useActiveSite();
  const { pathname } = useLocation();
  const subject = usePageSubject();
  // For a moment the next page stands there with the name of the one before: a name counts when it comes.
  const address = useRef(pathname);
  useEffect(() => {
    address.current = pathname;
  }, [pathname]);
  useEffect(() => {
    if (subject === undefined) return;
    const href = address.current;
    const kind = entities.find(({ paths: { edit } }) => edit?.includes('{') && matchPath(routePath(edit), href))?.name;
    addRecentThing({ user, instanceId }, { href, title: subject, at: Date.now(), ...(kind && { kind }) });
  }, [user, instanceId, subject]);
}
