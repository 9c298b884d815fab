import type { Contract } from '../../contract.ts';
import { suggestion } from '../../faults.ts';
import { isObject, type JsonObject, listAt, objectAt, textAt } from '../../json.ts';
import { kindOf, valuesOf } from '../../kinds.ts';
import { MESSAGES } from '../../manners.ts';

type Tell = (place: readonly string[], message: string, hint: string) => void;

/** Headers that say how one asks, and never which site is meant. */
const OF_HTTP = /^(if-|accept|authorization|content-|cache|range|prefer)/i;

/** Checks what `openapi/service.yaml` says of the service against what the contract says of it: where both say something, they say the same. */
export function checkAnswers(contract: Contract, document: JsonObject, refusals: readonly unknown[], tell: Tell): void {
  checkPaging(contract, tell);
  checkAddress(contract, document, tell);
  checkVersions(contract, document, tell);
  checkErrors(contract, refusals, tell);
}

function checkPaging({ manners, operations }: Contract, tell: Tell): void {
  const { paging, order } = manners;
  const named = [...operations.values()].flatMap(({ parameters }) => parameters);
  const most = named.flatMap(({ name, schema }) =>
    name === paging.size && typeof schema.maximum === 'number' ? [schema.maximum] : [],
  );
  const largest = Math.min(...most);
  if (paging.largest > largest)
    tell(
      ['paging', 'largest'],
      `No list gives ${paging.largest} rows at once.`,
      `Write \`${largest}\`, or leave it out.`,
    );
  if (!Number.isInteger(paging.largest) || paging.largest < 1)
    tell(['paging', 'largest'], `Nobody asks for ${paging.largest} rows.`, 'Write 1 or more, or leave it out.');
  if (![0, 1].includes(paging.first))
    tell(
      ['paging', 'first'],
      `The pages before ${paging.first} would never be shown.`,
      'Write 0 or 1, or leave it out.',
    );
  for (const key of ['page', 'size', 'offset'] as const)
    if (paging.total !== undefined && paging.total === paging[key])
      tell(
        ['paging', 'total'],
        `\`${paging.total}\` is what \`${key}\` asks for, and not the number of all rows.`,
        'Name the property that has it, or leave it out.',
      );
  const isDirection = (one: JsonObject): boolean => ['asc', 'desc'].some((value) => valuesOf(one).includes(value));
  const ordering = named.filter(({ name, schema }) => name === order.direction && valuesOf(schema).length > 0);
  if (ordering.length > 0 && !ordering.some(({ schema }) => isDirection(schema)))
    tell(
      ['order', 'direction'],
      `\`${order.direction}\` takes neither \`asc\` nor \`desc\`.`,
      suggestion('', new Set(named.flatMap(({ name, schema }) => (isDirection(schema) ? [name] : [])))) ||
        'Name the parameter that does.',
    );
  if (order.direction !== undefined && order.descending !== undefined)
    tell(['order', 'descending'], '`direction` says already which way it is ordered.', 'Remove one of the two.');
}

function checkAddress({ manners }: Contract, document: JsonObject, tell: Tell): void {
  const [server] = listAt(document, 'servers').filter(isObject);
  const url = textAt(server, 'url')?.replace(/\/$/, '') ?? '';
  if (url.startsWith('/') && manners.base.startsWith('/') && manners.base !== url)
    tell(['base'], `The contract says that the service is at \`${url}\`.`, `Write \`${url}\`.`);
  if (manners.site !== undefined && OF_HTTP.test(manners.site))
    tell(
      ['site'],
      `\`${manners.site}\` is a header of HTTP, and names no site.`,
      'Write the header that does, or leave it out.',
    );
}

/** A change that the contract binds to a version is sent with it, and what a save answers is what it says. */
function checkVersions({ manners, operations }: Contract, document: JsonObject, tell: Tell): void {
  const all = Object.values(objectAt(document, 'paths')).filter(isObject);
  const asked = [
    ...all.flatMap((item) => Object.values(item)),
    ...Object.values(objectAt(document.components, 'parameters')),
  ];
  const isBound = JSON.stringify(asked.map((one) => (isObject(one) ? [one.name, one.parameters] : []))).includes(
    'If-Match',
  );
  if (isBound && !manners.hasVersions)
    tell(
      ['versions'],
      'Operations take the header `If-Match`: without it one person would overwrite what another saved.',
      'Write `versions: etag`.',
    );
  const saves = [...operations.values()].filter(({ method, reply }) => method === 'PUT' && reply);
  const isThing = saves.some(({ path, reply }) =>
    [...operations.values()].some(
      (one) => one.method === 'GET' && one.path === path && one.reply?.name === reply?.name && reply?.name !== '',
    ),
  );
  if (isThing && manners.saved === 'id') tell(['saved'], 'Saves answer the thing.', 'Write `thing`, or leave it out.');
}

/** Where the faults of fields are a list, each has what is read of it, and the sentence is no code. */
function checkErrors(contract: Contract, refusals: readonly unknown[], tell: Tell): void {
  const { errors } = contract.manners;
  const said = (path: string): boolean => refusals.some((schema) => contract.at(schema, path) !== undefined);
  if (errors.message === 'error' && said('message'))
    tell(
      ['errors', 'message'],
      '`error` is the kind of refusal, and `message` says what is wrong.',
      'Write `message`.',
    );
  const sentences = refusals.flatMap((schema) => {
    const node = contract.at(schema, errors.message);
    return node === undefined ? [] : [node];
  });
  if (sentences.length > 0 && !sentences.some((node) => ['string', 'array', 'unknown'].includes(kindOf(node))))
    tell(
      ['errors', 'message'],
      `\`${errors.message}\` holds no sentence.`,
      suggestion(
        '',
        MESSAGES.filter((path) => path !== errors.message && said(path)),
      ) || 'Name the text that does.',
    );
  const lists = refusals.flatMap((schema) => {
    const node = errors.fields === undefined ? undefined : contract.at(schema, errors.fields);
    return node === undefined ? [] : [node];
  });
  if (lists.length > 0 && !lists.some((node) => ['array', 'object'].includes(kindOf(node))))
    tell(
      ['errors', 'fields'],
      `\`${errors.fields}\` holds no faults of fields.`,
      'Name the list that does, or leave it out.',
    );
  const entries = lists.filter(({ type }) => type === 'array').map(({ items }) => contract.resolve(items ?? {}));
  if (entries.length === 0 || errors.path === undefined) return;
  for (const key of ['path', 'text', 'code'] as const) {
    const name = errors[key];
    if (name !== undefined && !entries.some((entry) => contract.at(entry, name)))
      tell(
        ['errors', key],
        `A fault of a field has no \`${name}\`.`,
        suggestion(name, new Set(entries.flatMap((entry) => contract.paths(entry)))),
      );
  }
  checkParts(contract, entries, tell);
}

/** The field, the sentence and the code of a fault are three properties, each in its own place. */
function checkParts(contract: Contract, entries: readonly JsonObject[], tell: Tell): void {
  const { path, text, code } = contract.manners.errors;
  const said = Object.entries({ path, text, code }).filter(([, name]) => name !== undefined);
  const known = [...new Set(entries.flatMap((entry) => contract.paths(entry)))];
  const free = known.filter((name) => !said.some(([, one]) => one === name));
  const [key, name] = said.find(([, one], index) => said.findIndex(([, other]) => other === one) < index) ?? [];
  if (key !== undefined) {
    const [other] = said.find(([, one]) => one === name) ?? [];
    const hint = free.length === 1 ? `Write \`${free[0]}\`.` : suggestion(key, free);
    tell(['errors', key], `\`${other}\` and \`${key}\` are both \`${name}\`.`, hint || 'Leave it out.');
    return;
  }
  const isSentence = (one: string | undefined): boolean => one !== undefined && MESSAGES.includes(one);
  if (isSentence(text)) return;
  for (const [wrong, what, given] of [
    ['code', 'the code', code],
    ['path', 'the field', path],
  ] as const)
    if (isSentence(given))
      tell(
        ['errors', wrong],
        `\`${given}\` is the sentence, and \`${text}\` ${what}.`,
        'Put each in the place of the other.',
      );
}
