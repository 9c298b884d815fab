/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SubscriptionTextsByLanguage } from './subscriptionTextsByLanguage.ts';

/**
 * What a site tells visitors who may subscribe.
 */
export interface SubscriptionTexts {
  texts: SubscriptionTextsByLanguage;
}
