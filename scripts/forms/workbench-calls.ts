import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NewPage, OpenedForm, WorkbenchEvent } from '../../src/workbench/protocol.ts';
import { ChangedMeanwhileError, type FormFiles } from './form-files.ts';
import { answer, answerText, bodyOf } from './json-call.ts';
import type { Records } from './service.ts';
import type { WorkbenchCompiler } from './workbench-compiler.ts';

/** Where the calls of the page begin. */
const base = '/workbench/';

/** What the page asks of the machine: definitions, their compiling and saving, records of the service, and to be told of changes. */
export class WorkbenchCalls {
  private readonly listeners = new Set<ServerResponse>();
  private readonly files: FormFiles;
  private readonly compiler: WorkbenchCompiler;
  private readonly records: Pick<Records, 'state' | 'read'>;

  constructor(files: FormFiles, compiler: WorkbenchCompiler, records: Pick<Records, 'state' | 'read'>) {
    this.files = files;
    this.compiler = compiler;
    this.records = records;
  }

  /** Answers a request; false when it is none of ours. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { method = 'GET', url = '' } = request;
    if (!url.startsWith(base)) return false;
    const path = url.slice(base.length);
    const [kind, name = '', verb] = (path.split('?')[0] ?? '').split('/');
    const call = `${method} ${kind}`;
    try {
      if (call === 'GET events') this.listen(response);
      else if (call === 'GET service') answer(response, 200, this.records.state);
      else if (call === 'GET vocabulary') answer(response, 200, this.compiler.vocabulary());
      else if (call === 'GET pages') answer(response, 200, this.compiler.newPages());
      else if (call === 'POST pages') await this.create(request, response);
      else if (call === 'GET api') await this.fetch(request, response, path.slice('api'.length));
      else if (call === 'GET forms' && name === '') answer(response, 200, this.files.names());
      else if (call === 'GET forms') this.open(response, name);
      else if (call === 'POST forms' && verb === 'compile') await this.compile(request, response, name);
      else if (call === 'PUT forms') await this.save(request, response, name);
      else answer(response, 404, { message: 'The workbench knows no such call.' });
    } catch (error) {
      answer(response, 400, { message: error instanceof Error ? error.message : String(error) });
    }
    return true;
  }

  /** Tells every page of something. */
  tell(event: WorkbenchEvent): void {
    for (const listener of this.listeners) listener.write(`data: ${JSON.stringify(event)}\n\n`);
  }

  /** A definition with what comes of it; undefined when there is none of this name. */
  opened(name: string): OpenedForm | undefined {
    const form = this.files.read(name);
    return form && { ...form, compilation: this.compiler.compile(name, form.text) };
  }

  /** Lets go of every page, so that the server can end. */
  close(): void {
    for (const listener of this.listeners) listener.end();
  }

  private listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': open\n\n');
    this.listeners.add(response);
    response.on('close', () => this.listeners.delete(response));
  }

  private open(response: ServerResponse, name: string): void {
    const form = this.opened(name);
    if (form) answer(response, 200, form);
    else answer(response, 404, { message: `There is no ${name}.json.` });
  }

  private async compile(request: IncomingMessage, response: ServerResponse, name: string): Promise<void> {
    const { text } = await bodyOf(request);
    if (!this.files.names().includes(name)) answer(response, 404, { message: `There is no ${name}.json.` });
    else answer(response, 200, this.compiler.compile(name, String(text)));
  }

  /** Writes the first definition of a page, unless what is said about it is refused. */
  private async create(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = (await bodyOf(request)) as object as NewPage;
    const offered = this.compiler.newPages().pages.find(({ operation }) => operation === page.operation);
    if (!offered) {
      answer(response, 404, { message: `No page can be made of ${page.operation}.` });
      return;
    }
    const { text, faults } = this.compiler.firstText(page, offered.update);
    const isTaken = this.files.names().includes(page.name);
    const taken = { line: 1, message: `There is a forms/${page.name}.json already.`, place: ['name'] };
    if (isTaken || faults.length > 0) {
      answer(response, 422, { message: 'The check refuses it.', faults: isTaken ? [taken] : faults });
      return;
    }
    this.files.create(page.name, text);
    answer(response, 200, this.opened(page.name));
  }

  private async save(request: IncomingMessage, response: ServerResponse, name: string): Promise<void> {
    const { text, version } = await bodyOf(request);
    const [fault] = this.compiler.compile(name, String(text)).faults;
    if (fault) {
      answer(response, 422, { message: `The check refuses it, in line ${fault.line}: ${fault.message}` });
      return;
    }
    try {
      const saved = await this.files.save({ name, text: String(text), version: String(version) });
      answer(response, 200, { ...saved, compilation: this.compiler.compile(name, saved.text) } satisfies OpenedForm);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhileError)) throw error;
      answer(response, 409, { message: error.message });
    }
  }

  private async fetch(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const instanceId = request.headers['x-s8y-instance-id'];
    const { status, text } = await this.records.read(path, typeof instanceId === 'string' ? instanceId : undefined);
    answerText(response, status, text);
  }
}
