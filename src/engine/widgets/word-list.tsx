import { useCallback } from 'react';
import type { Text } from '../../contract/text.ts';
import { useText } from '../text/use-text.ts';

/** Usual values of a text in the user's language. The text boxes that name `id` ({@link useWordList}) offer them. */
export function WordList({ id, words }: { id: string; words: readonly Text[] }) {
  const text = useText();
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word.en} value={text(word)} />
      ))}
    </datalist>
  );
}

/** Lets a text box offer the values of the {@link WordList} `id`, where there is one: a ref of its input. */
export function useWordList(id: string | undefined): (input: HTMLInputElement | null) => void {
  return useCallback((input) => (id === undefined ? undefined : input?.setAttribute('list', id)), [id]);
}
