import path from 'node:path';
import { projectRoot } from './fingerprint.ts';

/** Where the built console lies; the service serves this folder under /manage. */
export const consoleFolder = path.join(projectRoot, 'dist', 'console');
/** Tells what the built console was built from. */
export const consoleStamp = path.join(projectRoot, 'dist', 'console.stamp.json');
/** Everything that the built console depends on. */
export const consoleInputs: readonly string[] = [
  'src',
  'generated',
  'openapi/formats',
  'forms',
  'public',
  'index.html',
  'vite.config.ts',
  'vite.bridge.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
