import { Suspense } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { preloadable } from '../../loading/preloadable.ts';
import { openAreaTexts } from '../../text/area-texts.ts';
import type { DaysViewProps } from './of-month.ts';

const DaysView = preloadable<DaysViewProps>(async () => {
  const [part] = await Promise.all([import('./days-view.tsx'), openAreaTexts('days')]);
  return part.DaysView;
});

/** The rows of a list by day or by month; its code comes when it is first shown. */
export function DaysPart(props: DaysViewProps) {
  return (
    <Suspense fallback={<Skeleton shape="image" />}>
      <DaysView {...props} />
    </Suspense>
  );
}
