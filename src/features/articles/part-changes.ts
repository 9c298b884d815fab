import type { Article } from '../../../generated/model/index.ts';
import { isArticleDocument } from '../../../openapi/formats/article-body.ts';
import { documentText } from '../../../openapi/formats/article-text.ts';
import { type BlockChange, blockChanges } from '../../engine/merge/merge-blocks.ts';

/** A place in a text where an earlier version said something else. */
export interface PartChange extends BlockChange {
  /** The words that stand there now, and those that stood there then. */
  nowWords: string;
  thenWords: string;
}

/**
 * The places where an earlier body differs, each to be brought back by itself: paragraph by paragraph where as many stand
 * there as stood there then. None between bodies of older versions, which are not edited.
 */
export function partChanges(now: Article['body'], then: Article['body']): PartChange[] {
  if (!isArticleDocument(then)) return [];
  const [present, past] = [blocksOf(now), blocksOf(then)];
  return blockChanges(present, past)
    .flatMap(singly)
    .map((change) => ({
      ...change,
      nowWords: wordsOf(present.slice(change.start, change.end)),
      thenWords: wordsOf(change.blocks),
    }));
}

/** A body with one place as it was then. */
export function withPart(body: Article['body'], { start, end, blocks }: BlockChange): Article['body'] {
  const present = blocksOf(body);
  return { type: 'doc', content: [...present.slice(0, start), ...blocks, ...present.slice(end)] };
}

function singly({ start, end, blocks }: BlockChange): BlockChange[] {
  if (blocks.length !== end - start) return [{ start, end, blocks }];
  return blocks.map((block, index) => ({ start: start + index, end: start + index + 1, blocks: [block] }));
}

const blocksOf = (body: Article['body']): readonly unknown[] => (isArticleDocument(body) ? (body.content ?? []) : []);

const wordsOf = (content: readonly unknown[]): string => documentText({ type: 'doc', content });
