import type { IncomingMessage, ServerResponse } from 'node:http';

/** The most that a page may send, in bytes: a definition is some 50 kB. */
const most = 2_000_000;

/** The JSON object that a request carries. @throws {Error} when it is none, or too large */
export async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > most) throw new Error('That is too large.');
  }
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null) throw new Error('An object is expected.');
  return { ...body };
}

/** Answers with JSON. */
export function answer(response: ServerResponse, status: number, body: unknown): void {
  answerText(response, status, JSON.stringify(body));
}

/** Answers with a text that is JSON already. */
export function answerText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(text);
}
