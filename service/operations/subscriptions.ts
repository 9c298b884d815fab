import type { Handlers } from '../http/handler.ts';
import {
  getSubscriptionCount,
  getSubscriptionTexts,
  listSubscriptionLevels,
  saveSubscriptionTexts,
} from '../store/subscriptions.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';

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
    async getSubscriptionTexts({ site }) {
      const { value, version } = await database.readInstance(site.instanceId, getSubscriptionTexts);
      return { status: 200, body: value, version };
    },
    async saveSubscriptionTexts({ site, caller, body, expectedVersion }) {
      const { value, version } = await database.inInstance(site.instanceId, (tx) =>
        saveSubscriptionTexts(tx, author(caller), body, expectedVersion),
      );
      return { status: 200, body: value, version };
    },
    async listSubscriptionLevels({ site }) {
      return { status: 200, body: await database.readInstance(site.instanceId, listSubscriptionLevels) };
    },
  };
}
