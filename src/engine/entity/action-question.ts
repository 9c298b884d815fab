import type { TFunction } from 'i18next';
import type { Action } from '../../contract/entity.ts';
import type { Text } from '../../contract/text.ts';

/**
 * What an action is asked about: one thing by its name, which may be empty, or several by their number, such as "3
 * images".
 */
export interface AskedThings {
  words: string;
  isMany: boolean;
}

/** The question before an action: its own where it has one, otherwise its label before the things. */
export function actionQuestion(
  { label, ask }: Pick<Action, 'label' | 'ask'>,
  { words, isMany }: AskedThings,
  { t, text }: { t: TFunction; text(text: Text): string },
): string {
  if (words === '') return t('engine.action.titleUnnamed', { action: text(label) });
  if (ask) return text(isMany ? ask.many : ask.one).replace('{things}', () => words);
  return t('engine.action.title', { action: text(label), name: words });
}
