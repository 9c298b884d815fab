import { useEffect } from 'react';
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
  useEffect(() => {
    if (subject === undefined) return;
    const kind = entities.find(
      ({ paths: { edit } }) => edit?.includes('{') && matchPath(routePath(edit), pathname),
    )?.name;
    addRecentThing({ user, instanceId }, { href: pathname, title: subject, at: Date.now(), ...(kind && { kind }) });
  }, [user, instanceId, pathname, subject]);
}
