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

/** Where the built public site lies; the service draws its pages with it. */
export const siteFolder = path.join(projectRoot, 'dist', 'site');
/** Tells what the built site was built from. */
export const siteStamp = path.join(projectRoot, 'dist', 'site.stamp.json');
/** Everything that the built site depends on; of the contract it takes types alone. */
export const siteInputs: readonly string[] = [
  'src/site',
  'openapi/formats',
  'vite.site.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
