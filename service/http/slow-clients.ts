import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { uploadPath } from '../blobs/disk-store.ts';

/** A request may take so long to come, milliseconds: half a gigabyte of video over a rink's slow line. */
export const longestUploadMs = 3_600_000;

/** Nothing may come or go on a connection for so long, milliseconds: longer than any answer takes to begin. */
const longestSilenceMs = 120_000;

/** How long clients may take, milliseconds. */
export type Patience = { readonly patienceMs?: number; readonly silenceMs?: number; readonly answerMs?: number };

/**
 * Ends the connection of a sender that takes longer than `patienceMs`, other than for an upload, which may take
 * `longestUploadMs`, and of a reader that takes nothing of its answer for `silenceMs`, or has not all of it after
 * `answerMs`: one that sends now and then is never silent.
 */
export function installPatience(
  app: FastifyInstance,
  { patienceMs = 300_000, silenceMs = longestSilenceMs, answerMs = longestUploadMs }: Patience = {},
): void {
  app.server.setTimeout(silenceMs);
  // A timer holds all that belongs to its request in memory: it goes with whatever ends first, of which `close` is only the last.
  app.addHook('onSend', async (_request, { raw }) => {
    const timer = setTimeout(() => raw.destroy(), answerMs).unref();
    for (const end of ['finish', 'close']) raw.once(end, () => clearTimeout(timer));
  });
  app.addHook('onRequest', async ({ raw, url }) => {
    if (raw.complete || !hasBody(raw) || url.startsWith(`${uploadPath}/`)) return;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, patienceMs).unref();
    for (const end of ['end', 'close']) raw.once(end, () => clearTimeout(timer));
  });
}

/** Whether more than headers comes: only that can come slowly. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
