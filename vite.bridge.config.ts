import { defineConfig } from 'vite';

/**
 * Builds the redirect bridge alone, so that this page, loaded in a hidden frame at every silent sign-in, stays a few
 * kilobytes. Runs after the console's build, into the same folder: dist/console/auth/callback.html and one script.
 */
export default defineConfig({
  root: 'src/bridge',
  base: '/manage/',
  build: {
    outDir: '../../dist/console',
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/bridge/auth/callback.html' },
  },
});
