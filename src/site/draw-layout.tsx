import { renderToStaticMarkup } from 'react-dom/server';
import { LayoutPage, type LayoutPageProps } from './layout-page.tsx';
import type { SiteFrame } from './page-data.ts';
import { sampleFrame } from './sample-pages.ts';
import { SitePage } from './site-page.tsx';

/** A page by its layout as HTML, without sponsors at its foot; `site` takes the place of parts of the sample's frame. */
export function drawLayout({ site, ...page }: LayoutPageProps & { site?: Partial<SiteFrame> }): string {
  return renderToStaticMarkup(
    <SitePage site={{ ...sampleFrame, ...site }} settings={{ showSponsorStrip: false }}>
      <LayoutPage {...page} />
    </SitePage>,
  );
}
