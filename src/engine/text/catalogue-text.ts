import i18next, { type TFunction } from 'i18next';

/**
 * A sentence of the catalogue (specification §8), given in English as the contract has it, in the user's language;
 * another sentence as it is.
 */
export function catalogueText(t: TFunction, sentence: string): string {
  const messages: unknown = i18next.getResource('en', 'translation', 'messages');
  const found = Object.entries(messages ?? {}).find(([, text]) => text === sentence);
  return found ? t(`messages.${found[0]}`) : sentence;
}
