import i18next from 'i18next';
import type {
  Compilation,
  Fault,
  NewPage,
  NewPages,
  OpenedForm,
  ServiceState,
  Vocabulary,
  WorkbenchEvent,
} from './protocol.ts';

/** The names of all definitions. */
export const listForms = (): Promise<string[]> => call('forms');

/** A definition as it is on disk, compiled. */
export const openForm = (name: string): Promise<OpenedForm> => call(`forms/${name}`);

/** Compiles a text as the definition `name`. */
export const compileForm = (name: string, text: string): Promise<Compilation> =>
  call(`forms/${name}/compile`, 'POST', { text });

/** Saves a text over the version that it began with. @throws {Error} telling that the file was changed meanwhile, or that the text is no JSON */
export const saveForm = (name: string, text: string, version: string): Promise<OpenedForm> =>
  call(`forms/${name}`, 'PUT', { text, version });

/** What every definition is made of. */
export const readVocabulary = (): Promise<Vocabulary> => call('vocabulary');

/** What new pages can be made of. */
export const readNewPages = (): Promise<NewPages> => call('pages');

/** What was said about a new page is refused: `faults` tell where. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly faults: readonly Fault[];
  constructor(message: string, faults: readonly Fault[]) {
    super(message);
    this.faults = faults;
  }
}

/** Writes the first definition of a page. @throws {RefusedError} when the check refuses what is said about it */
export const createPage = (page: NewPage): Promise<OpenedForm> => call('pages', 'POST', page);

/** The running service. */
export const readService = (): Promise<ServiceState> => call('service');

/** Calls `onEvent` with everything that the server tells; after a pause of the connection too, then with no event. Returns what ends it. */
export function listen(onEvent: (event: WorkbenchEvent | undefined) => void): () => void {
  const source = new EventSource('/workbench/events');
  let hasBeenOpen = false;
  source.onopen = () => {
    if (hasBeenOpen) onEvent(undefined);
    hasBeenOpen = true;
  };
  source.onmessage = ({ data }) => onEvent(JSON.parse(String(data)) as WorkbenchEvent);
  return () => source.close();
}

async function call<Answer>(path: string, method = 'GET', body?: object): Promise<Answer> {
  const request = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const reply = await fetch(`/workbench/${path}`, { method, ...request });
  const answer = (await reply.json()) as Answer & { message?: string; faults?: Fault[] };
  const { message = i18next.t('studio.server.status', { status: reply.status }), faults } = answer;
  if (!reply.ok) throw faults ? new RefusedError(message, faults) : new Error(message);
  return answer;
}

/** Rows of a list operation of the service, at most 20, that fit its `search` parameters. */
export async function fetchRows(
  path: string,
  instanceId: string,
  search: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<readonly object[]> {
  const query = new URLSearchParams({ pageSize: '20', ...search });
  const page = await fromService<{ items?: object[] } | object[]>(`${path}?${query}`, instanceId, signal);
  return Array.isArray(page) ? page : (page.items ?? []);
}

/** One record by the service's read operation. */
export function fetchRecord(path: string, instanceId: string, id: string, signal: AbortSignal): Promise<object> {
  return fromService<object>(path.replace(/\{[^}]+\}/, encodeURIComponent(id)), instanceId, signal);
}

async function fromService<Answer>(path: string, instanceId: string, signal: AbortSignal): Promise<Answer> {
  const reply = await fetch(`/workbench/api${path}`, { headers: { 'x-s8y-instance-id': instanceId }, signal });
  const answer = (await reply.json()) as Answer & { message?: string };
  if (!reply.ok)
    throw new Error(i18next.t('studio.server.service', { status: reply.status, message: answer.message ?? '' }));
  return answer;
}
