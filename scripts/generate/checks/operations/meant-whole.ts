import type { Checking } from '../../checking.ts';
import type { Definition } from '../../definition.ts';
import { checkMeantFields } from '../forms/meant-fields.ts';
import { checkOnlyRead } from '../forms/only-read.ts';
import { checkOptionSenses } from '../forms/option-senses.ts';
import { checkUniqueWithin } from '../forms/unique-within.ts';
import { checkUsualOptions } from '../forms/usual-options.ts';
import { checkNamedBeside } from '../lists/named-beside.ts';
import { checkTabOrders } from '../lists/tab-orders.ts';
import { checkWatched } from '../lists/watched.ts';
import { checkCutSources } from './cut-sources.ts';
import { checkIdentifiedKinds } from './identified-kinds.ts';
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
  checkCutSources(checking, definitions);
  checkIdentifiedKinds(checking, definitions);
  checkNamedBeside(checking);
}
