import { useState } from 'react';
import { useGetSiteFrame } from '../../generated/api/instance-config/instance-config.ts';
import type { SiteFrame } from '../site/page-data.ts';

/** How long the frame of a site counts as known, milliseconds: menu and links change rarely. */
const FRESH = 60_000;

/**
 * What all pages of the active site share, as visitors have it: read once for all previews. The pictures are added by
 * the page that is drawn (`usePictures`), its crest among them.
 */
export function useSiteFrame(path = '/') {
  const [now] = useState(() => new Date().toISOString());
  return useGetSiteFrame({
    query: {
      staleTime: FRESH,
      select: (frame): Omit<SiteFrame, 'pictures'> => ({ ...frame, path, now }),
    },
  });
}
