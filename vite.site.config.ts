import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Builds the public site into dist/site: `render.js`, which the service calls for each page, and its one stylesheet with its fonts, by
 * the address that `render.js` knows. React comes with it as it is in production, whatever the service runs as.
 */
export default defineConfig({
  base: '/site/',
  plugins: [react()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/site/render.tsx',
    outDir: 'dist/site',
    emptyOutDir: true,
    emitAssets: true,
    assetsInlineLimit: 0,
    cssMinify: true,
    minify: true,
    reportCompressedSize: false,
  },
});
