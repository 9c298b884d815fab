import type { Transaction } from '../database.ts';
import { ConflictError, ContradictionError, ForeignReferenceError } from '../errors.ts';
import { type Sql, sql } from '../sql.ts';
import { transactionMoment } from '../time/instants.ts';
import { writtenPart } from './article-input.ts';
import { actedPublication } from './article-publication.ts';
import { lockedArticle, storeArticle, type Writer } from './article-writes.ts';

const isOver = (game: Sql): Sql => sql`(${game}.played OR ${game}.state = 'post-game')`;
/** The game of a tag that links to one. */
const gameOf = (tag: Sql): Sql => sql`split_part(${tag}.value COLLATE "default", '.', 2)`;

/**
 * Publishes the articles that wait for the end of a game (`metadata.publishAfterGame`), once every game that they are
 * linked to was played. One that must not be published, because of its embargo or its main media, stays as it is: the game
 * is saved all the same.
 */
export async function publishAfterGame(
  transaction: Transaction,
  writer: Pick<Writer, 'author' | 'base'>,
  gameUuid: string,
): Promise<void> {
  const tag = `game.${gameUuid}`;
  const waiting = await transaction.query<{ uuid: string }>(sql`
    SELECT p.uuid FROM articles p
    WHERE p.uuid IN (SELECT l.article_uuid FROM article_tags l WHERE l.value = ${tag} OR (l.value >= ${`${tag}.`} AND l.value < ${`${tag}/`}))
      AND p.deleted_at IS NULL AND NOT p.published AND p.metadata->'publishAfterGame' = 'true'
      AND NOT EXISTS (SELECT 1 FROM article_tags l JOIN games g ON g.uuid = ${gameOf(sql`l`)}
        WHERE l.article_uuid = p.uuid AND l.value LIKE 'game.%' AND NOT ${isOver(sql`g`)})
    ORDER BY p.uuid`);
  for (const { uuid } of waiting) await publish(transaction, writer, uuid);
}

async function publish(transaction: Transaction, writer: Pick<Writer, 'author' | 'base'>, uuid: string): Promise<void> {
  await transaction.query(sql`SAVEPOINT waiting`);
  try {
    const { article: before } = await lockedArticle(transaction, uuid, writer.base);
    const publication = actedPublication(before, before.state, await transactionMoment(transaction));
    const written = { ...writtenPart(before), metadata: { ...before.metadata, publishAfterGame: false } };
    await storeArticle(transaction, writer, { uuid, written, publication, before, reason: 'published' });
    await transaction.query(sql`RELEASE SAVEPOINT waiting`);
  } catch (error) {
    const isRefused = [ConflictError, ContradictionError, ForeignReferenceError].some((kind) => error instanceof kind);
    if (!isRefused) throw error;
    await transaction.query(sql`ROLLBACK TO SAVEPOINT waiting`);
  }
}
