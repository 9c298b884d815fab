import { command } from './plain-error.ts';
import { runService } from './run-service.ts';

/** The service alone, as the environment says; `npm run dev` starts it behind Vite, and anew after each change. */
await command(async () => {
  await runService();
});
