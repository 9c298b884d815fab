import { type Account, demoPassword } from './accounts.ts';
import { assetPath } from './assets.ts';
import type { PageText } from './page-text.ts';

/** The product's sign; the console has it and the browser keeps it from there. */
const signPath = '/manage/icon.svg';

/** What every page of the provider shows beside its own content. */
export type PageFrame = {
  readonly text: PageText;
  readonly platformName: string;
  /** Version of the style sheet and scripts. */
  readonly version: string;
};

/** Markup made by `html`, and so already escaped. */
export type Markup = { readonly markup: string };

/** Builds markup; values are escaped unless they are markup themselves. Lists are joined. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Markup | readonly Markup[])[]): Markup {
  const written = values.map((value) => {
    if (typeof value === 'string') return escapeText(value);
    return 'markup' in value ? value.markup : value.map((item) => item.markup).join('');
  });
  return { markup: parts.reduce((whole, part, index) => whole + (written[index - 1] ?? '') + part) };
}

/** Markup that a library made; it must have escaped it itself. */
function trusted(markup: string): Markup {
  return { markup };
}

/** The sign-in page. `message` tells why the last try failed; `username` is what was typed then. */
export function signInPage(
  frame: PageFrame,
  page: { action: string; username: string; message?: string; accounts: readonly Account[] },
): string {
  const { text, platformName } = frame;
  const failed = page.message !== undefined;
  const invalid = failed ? html` aria-invalid="true" aria-describedby="message"` : html``;
  const focusName = page.username === '' ? html` autofocus` : html``;
  const focusPassword = page.username === '' ? html`` : html` autofocus`;
  const content = html`<h1>${text.signIn}</h1>
<p class="lead">${text.signInTo} ${platformName}</p>
${failed ? html`<p class="alert" role="alert" id="message">${page.message ?? ''}</p>` : html``}
<form method="post" action="${page.action}" data-sign-in>
<div class="field"><label for="username">${text.username}</label>
<input id="username" name="username" value="${page.username}" autocomplete="username" autocapitalize="none" spellcheck="false" inputmode="email" required${invalid}${focusName}></div>
<div class="field"><label for="password">${text.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${invalid}${focusPassword}></div>
<button class="primary" type="submit" data-working="${text.working}">${text.signIn}</button>
</form>
<form method="post" action="${page.action}/cancel"><button class="quiet" type="submit">${text.cancel}</button></form>`;
  return document(frame, text.signIn, content, demonstration(text, page.accounts));
}

/** A page that only says something, with the way back to the console. */
export function messagePage(frame: PageFrame, title: string, message: string, consolePath: string): string {
  const content = html`<h1>${title}</h1>
<p class="lead">${message}</p>
<a class="button primary" href="${consolePath}">${frame.text.back}</a>`;
  return document(frame, title, content);
}

/**
 * The sign-out page around the form that oidc-provider made. `ask`: nobody proved that the user wants this (no identity
 * token came with the request), so a person has to press the button; otherwise the form sends itself.
 */
export function signOutPage(frame: PageFrame, form: string, ask: boolean): string {
  const { text } = frame;
  const stay = html`<button class="quiet" type="submit" form="op.logoutForm">${text.staySignedIn}</button>`;
  const send = html`<script src="${assetPath}sign-out.js?v=${frame.version}" defer></script>`;
  const content = html`<h1>${text.signOut}</h1>
<p class="lead">${ask ? text.signOutQuestion : text.signingOut}</p>
${trusted(form)}
<button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes">${text.signOut}</button>
${ask ? stay : send}`;
  return document(frame, text.signOut, content);
}

function demonstration(text: PageText, accounts: readonly Account[]): Markup {
  const rows = accounts.map(
    (account) => html`<li><span><b>${account.username}</b><small>${text.roles[account.subject] ?? ''}</small></span>
<button type="button" hidden data-username="${account.username}" data-password="${demoPassword}" aria-label="${text.use} ${account.username}">${text.use}</button></li>`,
  );
  return html`<aside class="demonstration"><h2>${text.demonstration}</h2>
<p>${text.demonstrationDetail} ${text.accounts} <code>${demoPassword}</code>.</p>
<ul>${rows}</ul></aside>`;
}

function document(frame: PageFrame, title: string, content: Markup, below: Markup = html``): string {
  const { text, platformName, version } = frame;
  return html`<!doctype html>
<html lang="${text.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${title} - ${platformName}</title>
<link rel="icon" href="${signPath}" type="image/svg+xml">
<link rel="stylesheet" href="${assetPath}sign-in.css?v=${version}">
<script src="${assetPath}sign-in.js?v=${version}" defer></script>
</head><body><main><div class="card"><img class="crest" src="${signPath}" alt="" width="40" height="40">
${content}</div>${below}</main></body></html>`.markup;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
