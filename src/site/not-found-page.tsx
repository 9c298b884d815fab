import { pathAddress } from './addresses.ts';
import { Crest } from './crest.tsx';
import { useSite } from './site-context.ts';

/** An address that leads nowhere, and the ways on from it. */
export function NotFoundPage() {
  const site = useSite();
  const { words, paths } = site;
  return (
    <section className="s-lost">
      <div className="s-wide">
        <span className="s-lost-crest" aria-hidden="true">
          <Crest of={site.crest} name={site.name} size={420} />
        </span>
        <p className="s-lost-code">404</p>
        <h1>{words.notFound}</h1>
        <p>{words.notFoundText}</p>
        <p className="s-lost-ways">
          <a className="s-button" href={pathAddress(site, '/')}>
            {words.toStart}
          </a>
          {paths.news !== null && (
            <a className="s-lost-way" href={pathAddress(site, paths.news)}>
              {words.allNews}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
