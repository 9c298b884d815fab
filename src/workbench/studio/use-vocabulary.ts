import { useEffect, useState } from 'react';
import type { Vocabulary } from '../protocol.ts';
import { readVocabulary } from '../server-calls.ts';

/** What every definition is made of; undefined until it is read. */
export function useVocabulary(): Vocabulary | undefined {
  const [vocabulary, setVocabulary] = useState<Vocabulary>();
  useEffect(() => {
    readVocabulary().then(setVocabulary, console.warn);
  }, []);
  return vocabulary;
}
