import siteStyles from '../site/site.css?url';
import frameStyles from './frame.css?url';

/**
 * The document of the frame before anything is drawn in it: empty, with the stylesheet of the public site and the
 * colours of one site. With a doctype, unlike a blank page, so that browsers lay it out as they do the public one.
 */
export function previewDocument(instanceId: string): string {
  const sheets = [siteStyles, `/site/theme/${encodeURIComponent(instanceId)}.css`, frameStyles];
  const links = sheets.map((address) => `<link rel="stylesheet" href="${address}">`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${links}</head><body></body></html>`;
}
