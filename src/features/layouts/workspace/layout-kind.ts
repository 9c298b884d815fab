import type { SiteLayout } from '../../../../generated/model/index.ts';
import type { EditedKind } from '../../../engine/edit-session/edit-session.ts';
import { mergeLayouts } from '../merge/merge-layouts.ts';
import { changesOf } from '../model/changes.ts';

/** A layout as a thing under edit: its settings, groups, sections and slides at once. */
export const LAYOUT_KIND: EditedKind<SiteLayout, SiteLayout> = {
  unchanged: (base) => base,
  isDirty: (base, value) => base !== value && changesOf(base, value).length > 0,
  onto: (mine, base, theirs) => mergeLayouts({ base, mine, theirs }).merged,
  isTyped: (path) => TEXTS.test(path),
};

/** What is written letter by letter: names, titles, and what stands in a config or in the settings. */
const TEXTS = /\.(name|title)$|^name$|\.config\.|^settings\./;
