import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { type Accounts, demoAccounts } from './accounts.ts';
import type { AttemptLimiter } from './attempts.ts';
import { consolePath } from './configuration.ts';
import { type PageText, pageText } from './page-text.ts';
import { messagePage, type PageFrame, signInPage } from './pages.ts';

/** What the sign-in page works with. */
export type InteractionParts = {
  readonly provider: Provider;
  readonly origin: string;
  readonly accounts: Accounts;
  readonly attempts: AttemptLimiter;
  readonly frame: (text: PageText) => PageFrame;
};

/** Longest form that is read, bytes. */
const formLimit = 10_000;

/** Answers `/oidc/interaction/<uid>` (the page and its form) and `/oidc/interaction/<uid>/cancel`. */
export async function handleInteraction(
  parts: InteractionParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', parts.origin);
  const [uid = '', action = ''] = pathname.split('/').slice(3);
  const interaction = await currentInteraction(parts, request, response, uid);
  if (!interaction) return expired(parts, request, response);
  const text = pageText(interaction.uiLocales, request.headers['accept-language']);
  const form: SignInForm = { parts, response, text, action: `/oidc/interaction/${uid}` };
  if (request.method === 'GET' || request.method === 'HEAD') return sendForm(form, 200, interaction.loginHint);
  if (request.method !== 'POST' || !fromOwnPage(request, parts.origin)) return badRequest(parts, text, response);
  if (action === 'cancel') {
    const result = { error: 'access_denied', error_description: 'The user cancelled the sign-in.' };
    return parts.provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }
  return signIn(form, request);
}

type SignInForm = {
  readonly parts: InteractionParts;
  readonly response: ServerResponse;
  readonly text: PageText;
  readonly action: string;
};

async function signIn(form: SignInForm, request: IncomingMessage): Promise<void> {
  const { parts, response, text } = form;
  const fields = await readForm(request);
  if (!fields) return badRequest(parts, text, response);
  const username = fields.get('username') ?? '';
  const key = `${username.trim().toLowerCase()} ${request.socket.remoteAddress ?? ''}`;
  if (!parts.attempts.take(key)) return sendForm(form, 429, username, text.tooManyTries);
  const account = await parts.accounts.verify(username, fields.get('password') ?? '');
  if (!account) return sendForm(form, 200, username, text.wrongPassword);
  parts.attempts.clear(key);
  await parts.provider.interactionFinished(request, response, {
    login: { accountId: account.subject, remember: true, amr: ['pwd'] },
  });
}

/** The sign-in that this browser has open, if it is the one in the address. */
async function currentInteraction(
  parts: InteractionParts,
  request: IncomingMessage,
  response: ServerResponse,
  uid: string,
): Promise<{ uiLocales: string | undefined; loginHint: string } | undefined> {
  try {
    const { uid: open, params } = await parts.provider.interactionDetails(request, response);
    if (open !== uid) return undefined;
    const { ui_locales: uiLocales, login_hint: loginHint } = params;
    return {
      uiLocales: typeof uiLocales === 'string' ? uiLocales : undefined,
      loginHint: typeof loginHint === 'string' ? loginHint : '',
    };
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined;
    throw error;
  }
}

/** A page that was bookmarked or left open too long: reading starts anew in the console, sending tells why it failed. */
function expired(parts: InteractionParts, request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'GET' || request.method === 'HEAD') {
    response.writeHead(303, { location: consolePath, 'cache-control': 'no-store' }).end();
    return;
  }
  const text = pageText(undefined, request.headers['accept-language']);
  send(response, 400, messagePage(parts.frame(text), text.problem, text.expired, consolePath));
}

function badRequest(parts: InteractionParts, text: PageText, response: ServerResponse): void {
  send(response, 400, messagePage(parts.frame(text), text.problem, text.badRequest, consolePath));
}

function sendForm(form: SignInForm, status: number, username: string, message?: string): void {
  const { parts, text, action } = form;
  const page = { action, username, accounts: demoAccounts, ...(message !== undefined && { message }) };
  send(form.response, status, signInPage(parts.frame(text), page));
}

function send(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page);
}

/** Another site's page must not be able to post into a sign-in that this browser has open. */
function fromOwnPage(request: IncomingMessage, origin: string): boolean {
  return request.headers.origin === undefined || request.headers.origin === origin;
}

/** The fields of a posted form, or undefined when it is too long. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    // Read to its end all the same: the next request on the connection comes after it.
    if (length <= formLimit) chunks.push(chunk);
  }
  if (length > formLimit) return undefined;
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
