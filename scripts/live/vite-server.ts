import path from 'node:path';
import { createServer, type ProxyOptions, type ViteDevServer } from 'vite';
import { projectRoot } from '../fingerprint.ts';
import { liveForms } from './live-forms.ts';

/** What the service answers, the built page that sign-ins return to included; everything else under /manage is Vite's. */
const servicePaths = [
  '/api',
  '/blobs',
  '/images',
  '/videos',
  '/oidc',
  '/health',
  '/metrics',
  '/manage/config.json',
  '/manage/auth/callback',
  '/manage/assets',
  '/site',
];

/**
 * Serves the console from its sources, with hot reload, before a service.
 * @param forms the folder of the definitions whose changes its pages follow
 */
export async function startVite(port: number, service: string, forms?: string): Promise<ViteDevServer> {
  // The browser's Host header stays, so that the service sees the address that the browser sees.
  const proxy: ProxyOptions = { target: service, changeOrigin: false };
  const vite = await createServer({
    configFile: path.join(projectRoot, 'vite.config.ts'),
    plugins: [liveForms(forms)],
    server: {
      port,
      strictPort: true,
      host: 'localhost',
      proxy: Object.fromEntries(servicePaths.map((each) => [each, proxy])),
      // What is built beside it is none of its pages.
      watch: { ignored: ['**/dist/**'] },
    },
  });
  return vite.listen();
}
