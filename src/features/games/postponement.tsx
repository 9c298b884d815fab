import { optionalPart } from '../../engine/loading/optional-part.tsx';

const PostponeDialog = optionalPart(
  async () => (await import('./postpone-dialog.tsx')).PostponeDialog,
  ({ onClose }) => onClose(),
);

/** Props of {@link Postponement}. */
export interface PostponementProps {
  /** The game that is to be postponed; undefined while none is. */
  gameUuid: string | undefined;
  onClose(): void;
}

/** The dialog that postpones a game, while one is to be postponed. */
export function Postponement({ gameUuid, onClose }: PostponementProps) {
  if (gameUuid === undefined) return null;
  return <PostponeDialog gameUuid={gameUuid} onClose={onClose} />;
}
