// What has to run before the console's own code, in one file so that a page asks for no more than one.

// Applies the chosen theme before the first paint. The other half, which stores the choice, is src/app/theme.ts.
(() => {
  try {
    const theme = localStorage.getItem('touchline.theme');
    if (theme !== 'light' && theme !== 'dark') return;
    document.documentElement.dataset.theme = theme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.content = theme === 'dark' ? '#141017' : '#f7f5f8';
    }
  } catch {
    // Storage is refused: the system's theme it is.
  }
})();

// Reloads when the console's code or stylesheet is missing: during a deployment the page may come from a machine with one version, and
// its files be requested from a machine with another. The other half, for code that is loaded later in the start, is src/app/main.ts.
addEventListener(
  'error',
  ({ target }) => {
    // Of links the first stylesheet alone: others come with code that is loaded later, and its failure is told.
    const isLink =
      target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target.href.includes('/assets/start-');
    const address = target instanceof HTMLScriptElement ? target.src : isLink ? target.href : '';
    // A reload after the start could interrupt somebody's work, and scripts of browser extensions are not ours.
    const isOurs = address.startsWith(location.origin) && address.includes('/assets/');
    if (isOurs && document.readyState !== 'complete') setTimeout(() => location.reload(), 2_000);
  },
  true,
);
