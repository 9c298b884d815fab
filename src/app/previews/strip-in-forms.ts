import { optionalPart } from '../../engine/loading/optional-part.tsx';

/** What forms draw strips of logos with; its code comes with the first form that has one. */
export const stripPreview = optionalPart(
  async () => (await import('./strip-preview.tsx')).StripPreview,
  () => undefined,
);
