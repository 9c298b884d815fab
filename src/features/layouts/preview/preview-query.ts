import type { UseQueryOptions } from '@tanstack/react-query';
import { getPreviewLayoutMutationKey, previewLayout } from '../../../../generated/api/layouts/layouts.ts';
import type { Device, ResolvedLayout, SiteLayout } from '../../../../generated/model/index.ts';

/** What visitors see at a moment, on a device; left out, now and on a desktop. */
export interface PreviewMoment {
  /** An instant. */
  at?: string | undefined;
  device?: Device | undefined;
}

/** The read of what visitors would see of a layout that is held; it writes nothing. The same layout at the same moment is asked once. */
export function previewQuery(layout: SiteLayout, { at, device }: PreviewMoment): UseQueryOptions<ResolvedLayout> {
  const { id, name, settings, sectionGroups } = layout;
  const held = { id, name, settings, sectionGroups };
  return {
    queryKey: keyOf(held, at, device),
    queryFn: ({ signal }) =>
      previewLayout({ layout: held, ...(at ? { at } : {}), ...(device ? { device } : {}) }, { signal }),
    staleTime: 30_000,
  };
}

/** What an answer is kept under: nothing is written by it, so it is kept as a read is. */
const keyOf = (...asked: readonly unknown[]): readonly unknown[] => [...getPreviewLayoutMutationKey(), ...asked];
