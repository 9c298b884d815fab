import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { preloadable } from '../loading/preloadable.ts';

/** What moves the rows of {@link OrderedRows}. */
export const OrderedRowsDrawn = preloadable(
  async () => (await import('./ordered-rows-template.tsx')).OrderedRowsTemplate,
);

/** Small records in an order, with their fields: the widget `ordered-list` with `items`. */
export function OrderedRows(props: ArrayFieldTemplateProps<unknown>) {
  return (
    <Suspense fallback={<Skeleton shape="control" />}>
      <OrderedRowsDrawn {...props} />
    </Suspense>
  );
}

/** One row of {@link OrderedRows}: its fields, without a frame. */
export function OrderedRow({ children }: ArrayFieldItemTemplateProps) {
  return children;
}
