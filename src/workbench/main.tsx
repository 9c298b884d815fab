import '../ui/global.css';
import { lazy, StrictMode, Suspense, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { locales, startLook, useLook } from './look.ts';

const Workbench = lazy(async () => ({ default: (await import('./workbench.tsx')).Workbench }));
const PreviewPage = lazy(async () => ({ default: (await import('./preview-page.tsx')).PreviewPage }));
const BenchPage = lazy(async () => ({ default: (await import('./bench/bench-page.tsx')).BenchPage }));
const GalleryPage = lazy(async () => ({ default: (await import('./gallery-page.tsx')).GalleryPage }));

const address = new URLSearchParams(location.search);

await startLook();
const container = document.getElementById('root');
if (!container) throw new Error('workbench.html has no element with the id "root".');
createRoot(container).render(
  <StrictMode>
    <Suspense>
      <Page />
    </Suspense>
  </StrictMode>,
);

/** The page that the address asks for. */
function Page() {
  const place = useSyncExternalStore(
    (notify) => {
      addEventListener('hashchange', notify);
      return () => removeEventListener('hashchange', notify);
    },
    () => location.hash,
  );
  const { studio } = useLook();
  const preview = address.get('preview');
  if (preview) return <PreviewPage view={preview === 'list' ? 'list' : 'form'} />;
  const bench = address.get('bench');
  if (bench) return <BenchPage kind={bench === 'list' ? 'list' : 'form'} />;
  if (place.startsWith('#gallery')) return <GalleryPage />;
  return (
    <I18nProvider locale={locales[studio]}>
      <Workbench name={/^#forms\/(.+)$/.exec(place)?.[1]} />
    </I18nProvider>
  );
}
