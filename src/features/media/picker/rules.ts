import type { Media } from '../../../../generated/model/index.ts';
import type { MediaRules } from '../../../engine/media/library-context.ts';

/** Why an item cannot be chosen for a field. */
export type Misfit = 'taken' | 'kind' | 'broken' | 'notReady' | 'ratio';

/** Why an item cannot be chosen for a field that takes `rules` and holds `taken` already; undefined where it can (specification §5). */
export function misfitOf(media: Media, rules: MediaRules, taken: readonly string[]): Misfit | undefined {
  if (taken.includes(media.mediaString)) return 'taken';
  if (!rules.kinds.includes(media.type)) return 'kind';
  if (media.status === 'failed') return 'broken';
  if (media.status !== 'ready') return 'notReady';
  return rules.ratio === '16:9' && !media.sixteenNine ? 'ratio' : undefined;
}

/** The words for each, in the user's language. */
export const MISFIT_WORDS = {
  taken: 'messages.alreadySelected',
  kind: 'mediaUpload.faults.unwantedKind',
  broken: 'messages.mediaBroken',
  notReady: 'mediaPicker.notReady',
  ratio: 'messages.mainMediaRatio',
} as const satisfies Readonly<Record<Misfit, string>>;
