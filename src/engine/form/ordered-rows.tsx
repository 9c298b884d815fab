import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { insistently } from '../insistently.ts';

// What moves rows comes when a form first shows such a list.
const Drawn = lazy(async () => ({
  default: (await insistently(() => import('./ordered-rows-template.tsx'))).OrderedRowsTemplate,
}));

/** Small records in an order, with their fields: the widget `ordered-list` with `items`. */
export function OrderedRows(props: ArrayFieldTemplateProps<unknown>) {
  return (
    <Suspense fallback={<Skeleton shape="control" />}>
      <Drawn {...props} />
    </Suspense>
  );
}

/** One row of {@link OrderedRows}: its fields, without a frame. */
export function OrderedRow({ children }: ArrayFieldItemTemplateProps) {
  return children;
}
