import '../../ui/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BASE } from '../../../generated/service.ts';
import { configureApi } from '../../contract/fetcher.ts';
import { startI18n } from '../i18n.ts';
import { AdoptedConsole } from './adopted-console.tsx';

/** The console of an adopted service: calls go to this page's own address, which passes them on. */
configureApi({
  base: BASE,
  timeoutMs: 30_000,
  instanceId: () => undefined,
  accessToken: async () => sessionStorage.getItem('token') ?? undefined,
  onUnauthorized: async () => false,
});
await startI18n();
const container = document.getElementById('root');
if (!container) throw new Error('adopted.html has no element with the id "root".');
createRoot(container).render(
  <StrictMode>
    <AdoptedConsole />
  </StrictMode>,
);
