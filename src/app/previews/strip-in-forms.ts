import { optionalPart } from '../../engine/loading/optional-part.tsx';
import type { StripDrawing } from '../../engine/widgets/strip-context.ts';

/** What forms draw strips of logos with; its code comes with the first form that has one. */
export const stripPreview: StripDrawing = {
  Strip: optionalPart(
    async () => (await import('./strip-preview.tsx')).StripPreview,
    () => undefined,
  ),
};
