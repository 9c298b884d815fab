import type { Checking } from '../../checking.ts';
import type { Definition } from '../../definition.ts';
import { checkHeldByOne } from '../forms/held-by-one.ts';
import { checkMeantFields } from '../forms/meant-fields.ts';
import { checkOnlyRead } from '../forms/only-read.ts';
import { checkOptionSenses } from '../forms/option-senses.ts';
import { checkSuggested } from '../forms/suggested.ts';
import { checkUniqueWithin } from '../forms/unique-within.ts';
import { checkUnseen } from '../forms/unseen.ts';
import { checkUsualOptions } from '../forms/usual-options.ts';
import { checkTabOrders } from '../lists/tab-orders.ts';
import { checkWatched } from '../lists/watched.ts';
import { checkChosenFrom } from './chosen-from.ts';
import { checkDecidedKind } from './decided-kind.ts';
import { checkInUse } from './in-use.ts';
import { checkOfferedForAll } from './offered-for-all.ts';
import { checkOneList } from './one-list.ts';
import { checkOpened } from './opened.ts';
import { checkRestorable } from './restorable.ts';

/** Checks a definition that fits for what is meant: what the contract says of values and states, what names say, and what the other definitions do. */
export function checkMeantWhole(checking: Checking, definitions: readonly Definition[]): void {
  checkOfferedForAll(checking);
  checkRestorable(checking);
  checkOneList(checking, definitions);
  checkOpened(checking, definitions);
  checkTabOrders(checking);
  checkWatched(checking);
  checkOnlyRead(checking);
  checkMeantFields(checking);
  checkOptionSenses(checking);
  checkUniqueWithin(checking);
  checkUsualOptions(checking, definitions);
  checkChosenFrom(checking);
  if (checking.file.faults.length === 0) checkDecidedKind(checking);
  checkInUse(checking);
  checkHeldByOne(checking);
  checkSuggested(checking);
  checkUnseen(checking);
}
