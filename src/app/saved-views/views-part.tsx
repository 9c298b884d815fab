import { optionalPart } from '../../engine/loading/optional-part.tsx';
import { openAreaTexts } from '../../engine/text/area-texts.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** The panel of a list's saved views, fetched when it is first opened. */
export const ViewsPart = optionalPart(
  () => Promise.all([import('./views-panel.tsx'), openAreaTexts('views')]).then(([{ ViewsPanel }]) => ViewsPanel),
  ({ onClose }) => onClose(),
  <Spinner />,
);
