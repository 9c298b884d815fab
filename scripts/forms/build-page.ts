import { command, PlainError } from '../plain-error.ts';
import { buildPage } from './page.ts';

/** Builds the workbench's page into dist/workbench; `npm run forms` does so when it is out of date. */
await command(async () => {
  try {
    await buildPage();
  } catch (error) {
    throw error instanceof Error ? new PlainError(error.message) : error;
  }
});
