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
