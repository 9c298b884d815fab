import { checkActionsApart } from './check-actions-apart.ts';
import { checkCoded } from './check-coded.ts';
import { checkCopied } from './check-copied.ts';
import { checkCounts } from './check-counts.ts';
import { checkCrossed } from './check-crossed.ts';
import { checkDone } from './check-done.ts';
import { checkHanded } from './check-handed.ts';
import { checkHoles } from './check-holes.ts';
import { checkInherited } from './check-inherited.ts';
import { checkKnownBy } from './check-known-by.ts';
import { checkLanding } from './check-landing.ts';
import { checkMay } from './check-may.ts';
import { checkNarrowed } from './check-narrowed.ts';
import { checkOffered } from './check-offered.ts';
import { checkOptions } from './check-options.ts';
import { checkRecords } from './check-records.ts';
import { checkRoles } from './check-roles.ts';
import { checkRows } from './check-rows.ts';
import { checkSaid } from './check-said.ts';
import { checkStarts } from './check-starts.ts';
import type { Checking } from './checking.ts';
import type { Definition } from './definition.ts';

/** Checks a valid definition for what would mislead its users: labels of something else, codes in place of words, actions without effect. */
export function checkSense(checking: Checking, definitions: readonly Definition[]): void {
  checkCrossed(checking, definitions);
  checkCopied(checking, definitions);
  checkSaid(checking);
  checkCoded(checking);
  checkRows(checking);
  checkStarts(checking, definitions);
  checkDone(checking);
  checkActionsApart(checking);
  checkOffered(checking);
  checkCounts(checking, definitions);
  checkNarrowed(checking, definitions);
  checkOptions(checking, definitions);
  checkRecords(checking, definitions);
  checkRoles(checking, definitions);
  checkHanded(checking, definitions);
  checkHoles(checking, definitions);
  checkInherited(checking);
  checkKnownBy(checking);
  checkLanding(checking, definitions);
  checkMay(checking);
}
