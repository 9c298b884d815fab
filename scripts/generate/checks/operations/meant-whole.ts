import type { Checking } from '../../checking.ts';
import type { Definition } from '../../definition.ts';
import { checkAddOnOptions } from '../forms/add-on-options.ts';
import { checkMeantFields } from '../forms/meant-fields.ts';
import { checkOnlyRead } from '../forms/only-read.ts';
import { checkOptionSenses } from '../forms/option-senses.ts';
import { checkUniqueWithin } from '../forms/unique-within.ts';
import { checkUsualOptions } from '../forms/usual-options.ts';
import { checkOpensOn } from '../lists/opens-on.ts';
import { checkTabOrders } from '../lists/tab-orders.ts';
import { checkWatched } from '../lists/watched.ts';
import { checkExchanged } from '../texts/exchanged.ts';
import { checkDrawn } from './drawn.ts';
import { checkLedTo } from './led-to.ts';
import { checkOfferedForAll } from './offered-for-all.ts';
import { checkOneList } from './one-list.ts';
import { checkOpened } from './opened.ts';
import { checkRestorable } from './restorable.ts';

/** Checks a definition that fits for what is meant: what the contract says of values and states, what names say, and what the other definitions do. */
export function checkMeantWhole(checking: Checking, definitions: readonly Definition[]): void {
  checkOfferedForAll(checking);
  checkRestorable(checking);
  checkOneList(checking, definitions);
  checkDrawn(checking);
  checkLedTo(checking, definitions);
  checkOpensOn(checking);
  checkOpened(checking, definitions);
  checkExchanged(checking, definitions);
  checkTabOrders(checking);
  checkWatched(checking);
  checkOnlyRead(checking);
  checkMeantFields(checking);
  checkOptionSenses(checking);
  checkAddOnOptions(checking);
  checkUniqueWithin(checking);
  checkUsualOptions(checking, definitions);
}
