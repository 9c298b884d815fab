import { ClashDialog } from '../merge/clash-dialog.tsx';
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

/** The look at what will be published; and in its place, where both changed the same, the choice between the two. */
export function MenuDialogs({ editing, publishing, review }: MenuDialogsProps) {
  const { groups, diff, marks } = editing;
  const { isPublishing, half, meeting, answer } = publishing;
  if (meeting) {
    return (
      <ClashDialog
        clashes={meeting.clashes}
        meanwhile={meeting}
        onAnswer={(choices) => {
          void answer(choices).then((end) => {
            // Whoever chooses nothing goes back to the menu itself.
            if (end !== 'failed' || !choices) review.close();
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
      onClose={review.close}
      onPublish={review.publish}
    />
  );
}
