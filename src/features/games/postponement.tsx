import { late } from '../../engine/late.tsx';

const fetchDialog = () => import('./postpone-dialog.tsx');
const PostponeDialog = late(
  async () => (await fetchDialog()).PostponeDialog,
  ({ onClose }) => onClose(),
);

/** Fetches the dialog with its date field, once somebody is near it: without a connection it would come too late, and take the page away. */
export function fetchPostponement(): void {
  fetchDialog().catch(() => undefined);
}

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
