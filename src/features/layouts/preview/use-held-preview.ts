import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ResolvedLayout, SiteLayout } from '../../../../generated/model/index.ts';
import { useDebounced } from '../../../engine/loading/use-debounced.ts';
import { useLayoutScope } from '../workspace/layout-scope.tsx';
import { ownFaults } from '../workspace/part-faults.ts';
import { useLayoutWorkspace } from '../workspace/workspace-context.ts';
import { type PreviewMoment, previewQuery } from './preview-query.ts';

/** How long one stops before the preview asks what visitors would see, milliseconds. */
const REST = 300;

/** What visitors would see of a layout that is held. */
export interface HeldPreview {
  resolved: UseQueryResult<ResolvedLayout>;
  /** While a form is faulty the page stays as it was: the service would refuse to look at it. */
  isSound: boolean;
}

/** Asks what visitors would see of a layout as it is edited, each time one stops. Keep the identity of what has not changed. */
export function useHeldPreview(layout: SiteLayout, moment: PreviewMoment): HeldPreview {
  const scope = useLayoutScope();
  const { base } = useLayoutWorkspace();
  const shown = useDebounced(layout, REST);
  const isSound = useMemo(() => ownFaults(scope, base, shown).size === 0, [scope, base, shown]);
  const resolved = useQuery({ ...previewQuery(shown, moment), placeholderData: keepPreviousData, enabled: isSound });
  return { resolved, isSound };
}
