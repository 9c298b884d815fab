import type { ReactNode } from 'react';
import type { LayoutSettings } from '../../generated/model/layoutSettings.ts';
import type { MenuItem } from '../../generated/model/menuItem.ts';
import { pathAddress, webAddress } from './addresses.ts';
import { Crest } from './crest.tsx';
import { dayOf, wholeMoment } from './dates.ts';
import type { PreviewNote, SiteFrame } from './page-data.ts';
import { SiteContext, useSite } from './site-context.ts';
import { ItemLink, MenuBar, MenuDrawer } from './site-menu.tsx';
import { socialMediaNames } from './social-media.ts';
import { SponsorStrip } from './sponsor-strip.tsx';
import { directionOf, isSiteLanguage, textsIn } from './texts.ts';

type SitePageProps = {
  site: SiteFrame;
  /** What is told above a page that is not published. */
  preview?: PreviewNote | null;
  /** What the layout of the page says of it; it may leave the sponsors at the foot out, since it may have a section of them. */
  settings?: LayoutSettings;
  children: ReactNode;
};

/** A page of the site: header with crest and menu, what the address shows, and the foot. */
export function SitePage({ site, preview = null, settings = {}, children }: SitePageProps) {
  const words = textsIn(site.lang);
  return (
    <SiteContext value={site}>
      <div className="s-page" lang={site.lang} dir={directionOf(site.lang)}>
        <a className="s-skip" href="#main">
          {words.skip}
        </a>
        {preview && <PreviewBanner note={preview} />}
        <SiteHeader />
        <main id="main" className="s-main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter showSponsors={settings.showSponsorStrip ?? true} />
      </div>
    </SiteContext>
  );
}

function itemsOf(site: SiteFrame, identifier: SiteFrame['menu'][number]['identifier']): readonly MenuItem[] {
  const group = site.menu.find((one) => one.identifier === identifier);
  return group?.active ? group.children : [];
}

function PreviewBanner({ note }: { note: PreviewNote }) {
  const site = useSite();
  const words = textsIn(note.lang, site.lang);
  const clock = { ...site, lang: isSiteLanguage(note.lang) ? note.lang : site.lang };
  return (
    <p className="s-preview" role="status" lang={clock.lang}>
      <strong>{words.preview}</strong>, {words.previewExpires}{' '}
      <time dateTime={note.expiresAt}>{wholeMoment(clock, note.expiresAt)}</time>
    </p>
  );
}

function SiteHeader() {
  const site = useSite();
  const { words } = site;
  const [main, secondary] = [itemsOf(site, 'main'), itemsOf(site, 'secondary')];
  const [first, ...rest] = secondary;
  return (
    <header className="s-header">
      <div className="s-header-inner">
        <a className="s-home" href={pathAddress(site, '/')}>
          <Crest of={site.crest} name={site.name} size={72} />
          <span className="s-home-name">{site.name}</span>
        </a>
        <MenuBar items={main} />
        {secondary.length > 0 && (
          <nav className="s-second" aria-label={words.moreMenu}>
            <ul>
              {rest.map((item) => (
                <li key={item.id}>
                  <ItemLink item={item} className="s-second-link" />
                </li>
              ))}
              {first && (
                <li>
                  <ItemLink item={first} className="s-button" />
                </li>
              )}
            </ul>
          </nav>
        )}
        <MenuDrawer items={main} more={secondary} />
      </div>
    </header>
  );
}

function SiteFooter({ showSponsors }: { showSponsors: boolean }) {
  const site = useSite();
  const { words, socialMedia } = site;
  const footer = itemsOf(site, 'footer');
  const links = socialMedia.map(({ type, url }) => ({ type, address: webAddress(url) }));
  return (
    <footer>
      {showSponsors &&
        site.sponsors.map((group) => (
          <SponsorStrip key={group.id} group={group} day={dayOf(site, site.now)} lang={site.lang} />
        ))}
      <div className="s-footer">
        <div className="s-footer-inner">
          <p className="s-footer-club">
            <Crest of={site.crest} name={site.name} size={96} />
            <span>{site.name}</span>
          </p>
          {footer.length > 0 && (
            <nav aria-label={words.footerMenu}>
              <ul className="s-footer-links">
                {footer.map((item) => (
                  <li key={item.id}>
                    <ItemLink item={item} />
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {links.length > 0 && (
            <section aria-label={words.socialMedia}>
              <h2 className="s-footer-title">{words.socialMedia}</h2>
              <ul className="s-footer-media">
                {links.map(({ type, address }) => (
                  <li key={type + (address ?? '')}>
                    {address && (
                      <a href={address} rel="noopener me">
                        {socialMediaNames[type]}
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </footer>
  );
}
