import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, type Plugin, preview } from 'vite';
import { documentFor } from './adopt/document-for.ts';
import { projectRoot } from './fingerprint.ts';
import { isCurrent } from './generate/stamp.ts';
import { command, PlainError } from './plain-error.ts';
import { runStep } from './step.ts';

const usage = 'Usage: npm run adopted -- --service ADDRESS [--port N]';

/** `npm run adopted`: builds the console of an adopted service and serves it; calls are passed on to the service. */
await command(async () => {
  const { service, port } = readOptions(process.argv.slice(2));
  if (!existsSync(path.join(projectRoot, 'adopted.html')) || existsSync(path.join(projectRoot, 'service/app.ts')))
    throw new PlainError('This is no console of another service: npm run adopt makes one, in a folder of its own.');
  if (!isCurrent()) await runStep('generating from contract and forms', [process.execPath, 'scripts/generate.ts']);
  const configFile = path.join(projectRoot, 'vite.adopted.config.ts');
  await build({ configFile, logLevel: 'warn' });
  if (service === undefined) return;
  const proxy = { '^/(?!manage(/|$))': { target: service, changeOrigin: true } };
  const server = await preview({ configFile, plugins: [pagesOfConsole()], preview: { port, strictPort: true, proxy } });
  console.log(`Console: ${server.resolvedUrls?.local[0] ?? ''}`);
});

/** Answers every address of the console with its document, so that its pages can be opened and reloaded. */
function pagesOfConsole(): Plugin {
  return {
    name: 'pages-of-console',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        request.url = documentFor(request.url ?? '');
        next();
      });
    },
  };
}

function readOptions(args: string[]): { service: string | undefined; port: number } {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ args, options: { service: text, port: text } });
    if (values.service !== undefined && !URL.canParse(values.service))
      throw new PlainError(`--service must be an address. ${usage}`);
    return { service: values.service, port: Number(values.port ?? 4460) };
  } catch (error) {
    if (error instanceof PlainError) throw error;
    throw new PlainError(`${error instanceof Error ? error.message : String(error)} ${usage}`);
  }
}
