import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { compileValidator } from '../generate/compile-validator.ts';
import { watchFolder } from '../watch.ts';
import { FormFiles } from './form-files.ts';
import { foreignness } from './guard.ts';
import { answer } from './json-call.ts';
import { Page } from './page.ts';
import { withServedImports } from './runtime-modules.ts';
import { Records } from './service.ts';
import { WorkbenchCalls } from './workbench-calls.ts';
import { WorkbenchCompiler } from './workbench-compiler.ts';

/** Where the workbench listens, which definitions it works on, and which service it reads from. */
export interface WorkbenchOptions {
  port: number;
  folder: string;
  /** A running service's address; undefined looks at `usualService` and else starts one on the next port. */
  service: string | undefined;
  usualService: string;
}

/** Starts the form workbench on this machine's own address; resolves when it answers. The service may come later. */
export async function startWorkbench({ port, folder, service, usualService }: WorkbenchOptions) {
  const files = new FormFiles(folder);
  const compiler = new WorkbenchCompiler(files);
  const records = new Records({
    address: service,
    usual: usualService,
    ownPort: port + 1,
    onChange: () => calls.tell({ kind: 'service' }),
  });
  const calls = new WorkbenchCalls(files, compiler, records);
  const server = createServer(respond(port, calls, compiler, new Page()));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve));
  const tellOf = (name: string): void => {
    const form = calls.opened(name);
    calls.tell(form ? { kind: 'form', form } : { kind: 'forms' });
  };
  const watching = files.watch(tellOf);
  const isContract = (file: string): boolean => file === 'openapi.json';
  const watchingContract = watchFolder(
    'generated',
    isContract,
    () => compiler.refresh() && files.names().forEach(tellOf),
  );
  void records.start();
  // The first definition that is opened waits for none of the others to be read.
  setImmediate(() => calls.opened(files.names()[0] ?? ''));
  const stop = async (): Promise<void> => {
    watching.close();
    void watchingContract.close();
    calls.close();
    server.closeAllConnections();
    await Promise.all([records.stop(), new Promise((resolve) => server.close(resolve))]);
  };
  return { address: `http://localhost:${port}/workbench.html`, stop };
}

/** Answers a request: the guard first, then our calls, the validators and the page's own files. */
function respond(port: number, calls: WorkbenchCalls, compiler: WorkbenchCompiler, page: Page) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '' } = request;
    const why = foreignness(request, port);
    if (why !== undefined) answer(response, 403, { message: why });
    else if (url === '/') response.writeHead(302, { location: '/workbench.html' }).end();
    else if (!(await calls.handle(request, response)) && !page.serve(url, response)) {
      const schema = compiler.schemas.get(url);
      if (!schema) return answer(response, 404, { message: 'There is nothing here.' });
      response.writeHead(200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'max-age=31536000, immutable',
      });
      response.end(withServedImports(compileValidator(schema)));
    }
  };
}
