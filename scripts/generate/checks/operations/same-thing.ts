import type { Checking, Operations } from '../../checking.ts';
import type { Contract, Operation } from '../../contract.ts';
import type { Definition } from '../../definition.ts';
import type { DefinitionFile } from '../../definition-file.ts';
import { shape } from './paths.ts';

/** Checks that what is listed, read and saved by the operations of a definition is one kind of thing. */
export function checkSameThing({ file, definition, operations, contract }: Checking): void {
  const { update } = operations;
  if (contract.manners.update === 'changes' && update?.method === 'PUT')
    file.fault(
      ['operations', 'update'],
      `openapi/service.yaml says \`update: changes\`, and \`${update.id}\` is a PUT, which takes the whole thing.`,
      'Write `update: whole` there, or name an operation with PATCH.',
    );
  if (file.faults.length === 0) checkListed(file, operations, contract);
  if (file.faults.length === 0) checkCalledList(file, definition, operations, contract);
}

/** What is deleted is what is saved: both stand at one address. */
export function checkDeleted(
  file: DefinitionFile,
  contract: Contract,
  { read, update, delete: remove }: Operations,
): void {
  const saved = update ?? read;
  if (!remove || !saved || [update, read].some((one) => one && shape(one.path) === shape(remove.path))) return;
  const meant = [...contract.operations.values()].find(
    (one) => one.method === 'GET' && shape(one.path) === shape(remove.path) && one.reply?.name === saved.reply?.name,
  );
  if (read && meant) {
    file.fault(
      ['operations', 'read'],
      `\`${read.id}\` reads what is at \`${read.path}\`, and \`${remove.id}\` deletes what is at \`${remove.path}\`.`,
      `Did you mean \`${meant.id}\`?`,
    );
    return;
  }
  file.fault(
    ['operations', 'delete'],
    `\`${remove.id}\` deletes what is at \`${remove.path}\`, and \`${saved.id}\` is at \`${saved.path}\`.`,
    'Name the operation that deletes one of the list.',
  );
}

/** What is read is what is saved: both stand at one address, or one below the other, or both give the same. Told of the one that knows fewer of the form's fields. */
export function checkReadIsSaved(
  file: DefinitionFile,
  { form }: Definition,
  contract: Contract,
  { read, update }: Operations,
): boolean {
  if (!read?.reply || !update?.reply) return true;
  const [from, to] = [shape(read.path), shape(update.path)];
  const isAlike = read.reply.name === update.reply.name;
  // Several may give things of one kind, and one of them reads the thing itself.
  const own = [...contract.operations.values()].find(
    (one) => one.method === 'GET' && isOfSame(one, update) && one.reply?.name === update.reply?.name,
  );
  if (isAlike && (from === to || !own)) return true;
  if (!isAlike && (from.startsWith(to) || to.startsWith(from))) return true;
  const fields = form.sections.flatMap((section) => section.fields.map(({ field }) => field));
  const knows = (schema: unknown): number => fields.filter((field) => contract.at(schema, field)).length;
  const isRead = isAlike || knows(read.reply.schema) <= knows(update.body?.schema ?? {});
  const right = isRead ? to : from;
  const meant = [...contract.operations.values()].find(
    ({ method, path }) => shape(path) === right && (isRead ? ['GET'] : ['PUT', 'PATCH']).includes(method),
  );
  file.fault(
    ['operations', isRead ? 'read' : 'update'],
    `\`${read.id}\` reads what is at \`${read.path}\`, and \`${update.id}\` saves what is at \`${update.path}\`.`,
    meant
      ? `Did you mean \`${meant.id}\`?`
      : `Name the operation that ${isRead ? 'reads what is saved' : 'saves what is read'}.`,
  );
  return false;
}

/** Whether two operations are of the same thing: they stand at one address, and take the same in it. */
function isOfSame(one: Operation, other: Operation): boolean {
  const taken = ({ parameters }: Operation): string =>
    JSON.stringify(parameters.filter((parameter) => parameter.in === 'path').map(({ schema }) => schema));
  return shape(one.path) === shape(other.path) && taken(one) === taken(other);
}

/** Where an operation lists what a definition is called, its list is that one: `active-series` is what `listActiveSeries` gives. */
function checkCalledList(
  file: DefinitionFile,
  { name, operations }: Definition,
  { list }: Operations,
  contract: Contract,
): void {
  const called = `list${name.replaceAll(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase())}`;
  const meant = [called, `${called}s`, called.replace(/y$/, 'ies')].find((id) => contract.operations.has(id));
  // What is narrowed is another list, which says so.
  if (!list || typeof operations.list === 'object' || meant === undefined || meant === list.id) return;
  file.fault(
    ['operations', 'list'],
    `\`${list.id}\` does not list what \`${name}\` says, and \`${meant}\` does.`,
    `Did you mean \`${meant}\`?`,
  );
}

/** What is listed is what is read: where the contract has an operation that reads a row of the list, it is that one. */
function checkListed(file: DefinitionFile, { list, read }: Operations, contract: Contract): void {
  const one = list && contract.oneOf(list.id)?.operation;
  if (!list || !read || !one || shape(one.path) === shape(read.path) || one.reply?.name === read.reply?.name) return;
  const parent = read.path.replace(/\/\{[^/]+\}$/, '');
  const own = [...contract.operations.values()].filter(({ method, path }) => method === 'GET' && path === parent);
  file.fault(
    ['operations', 'list'],
    `\`${list.id}\` lists what \`${one.id}\` reads, and not what \`${read.id}\` does.`,
    own[0] === undefined ? 'Name the list of what is read.' : `Did you mean \`${own[0].id}\`?`,
  );
}
