/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SubscriptionText } from './subscriptionText.ts';

/**
 * The texts by their language.
 */
export interface SubscriptionTextsByLanguage {
  en?: SubscriptionText;
  sv?: SubscriptionText;
  no?: SubscriptionText;
}
