import type { Handlers } from '../http/handler.ts';
import {
  getSubscriptionCount,
  getSubscriptionTexts,
  listSubscriptionLevels,
  saveSubscriptionTexts,
} from '../store/subscriptions/subscriptions.ts';
import type { Services } from './services.ts';
import { readingSettings, savingSettings } from './site-settings.ts';

type SubscriptionOperations =
  | 'getSubscriptionCount'
  | 'getSubscriptionTexts'
  | 'saveSubscriptionTexts'
  | 'listSubscriptionLevels';

/** The operations of the tag Subscriptions. */
export function subscriptionHandlers({ database }: Services): Pick<Handlers, SubscriptionOperations> {
  return {
    async getSubscriptionCount({ site }) {
      return { status: 200, body: await database.readInstance(site.instanceId, getSubscriptionCount) };
    },
    getSubscriptionTexts: readingSettings(database, getSubscriptionTexts),
    saveSubscriptionTexts: savingSettings(database, saveSubscriptionTexts),
    async listSubscriptionLevels({ site }) {
      return { status: 200, body: await database.readInstance(site.instanceId, listSubscriptionLevels) };
    },
  };
}
