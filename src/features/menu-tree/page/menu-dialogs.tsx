import { MenuConflictDialog } from '../merge/menu-conflict-dialog.tsx';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import type { MenuEditing } from './use-menu-editing.ts';
import type { Publishing } from './use-publishing.ts';
import type { Review } from './use-review.ts';

/** Props of {@link MenuDialogs}. */
export interface MenuDialogsProps {
  editing: MenuEditing;
  publishing: Publishing;
  review: Review;
}

/** The review of what will be published; and in its place, where both changed the same, the choice between the two. */
export function MenuDialogs({ editing, publishing, review }: MenuDialogsProps) {
  const { groups, diff, marks } = editing;
  const { isPublishing, half, meeting, answer } = publishing;
  if (meeting) {
    return (
      <MenuConflictDialog
        conflicts={meeting.conflicts}
        meanwhile={meeting}
        onAnswer={(choices) => {
          void answer(choices).then((how) => {
            // Without a choice one is back at the menu itself.
            if (how !== 'failed' || !choices) review.end(how === 'done');
          });
        }}
      />
    );
  }
  if (!review.isOpen) return null;
  return (
    <PublishDialog
      groups={groups}
      diff={diff}
      marks={marks}
      isPublishing={isPublishing}
      half={half}
      onClose={() => review.end(false)}
      onPublish={review.publish}
    />
  );
}
