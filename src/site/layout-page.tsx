import type { LayoutSettings } from '../../generated/model/layoutSettings.ts';
import type { ResolvedLayout } from '../../generated/model/resolvedLayout.ts';
import { GameStrip } from './game-card.tsx';
import { Ground, grounded } from './ground.tsx';
import { PageHeading } from './heading.tsx';
import { LayoutGroup, shownGroups } from './layout-group.tsx';
import type { HiddenOn } from './page-data.ts';
import { Photo } from './photo.tsx';
import { SiteContext, useSite } from './site-context.ts';

/** Props of {@link LayoutPage}. */
export type LayoutPageProps = {
  layout: ResolvedLayout;
  /** What the page is called above it; a start page has none. */
  title?: string | null;
  /** By the id of a section or slide: where it is not shown. A layout that was resolved for one device needs none. */
  hiddenOn?: HiddenOn;
  /** Whether sections that visitors do not see stand there, too, with the reason, as an editor wants to see. */
  isDraft?: boolean;
};

/** A page as a layout arranges it, at the moment that the layout was resolved for. */
export function LayoutPage({ layout, title = null, hiddenOn = {}, isDraft = false }: LayoutPageProps) {
  const site = useSite();
  const { settings, games, groups } = layout;
  const shown = shownGroups(groups, { isDraft, showAds: settings.showAds ?? true });
  const first = shown[0]?.sections[0]?.id;
  const draw = (group: (typeof shown)[number], isWide: boolean) => (
    <LayoutGroup key={group.id} group={group} isWide={isWide} hiddenOn={hiddenOn} first={first} />
  );
  const inArea = (area: string) => shown.filter((group) => group.area === area);
  const [main, side] = [inArea('main'), inArea('side')];
  const hasHero = shown[0]?.sections[0]?.type === 'HERO SLIDER';
  const picture = settings.backgroundMedia;
  return (
    <SiteContext value={{ ...site, now: layout.at }}>
      <div className={lookOf(settings)}>
        <Ground colour={settings.background} />
        {picture && site.pictures[picture] && (
          <div className="s-layout-picture">
            <Photo of={picture} ratio="16:9" sizes="100vw" />
          </div>
        )}
        {(settings.showGameHeader ?? true) && games.length > 0 && (
          <GameStrip games={games} title={site.words.gamesToday} />
        )}
        {title !== null && !hasHero ? (
          <PageHeading title={title} />
        ) : (
          <h1 className="s-hidden">{title ?? site.name}</h1>
        )}
        {inArea('top').map((group) => draw(group, true))}
        {side.length === 0 ? (
          main.map((group) => draw(group, true))
        ) : (
          <div className="s-wide s-beside">
            <div className="s-beside-main">{main.map((group) => draw(group, false))}</div>
            <div className="s-beside-side">{side.map((group) => draw(group, false))}</div>
          </div>
        )}
        {inArea('bottom').map((group) => draw(group, true))}
      </div>
    </SiteContext>
  );
}

function lookOf({ width, spacing, theme, background, backgroundMedia }: LayoutSettings): string {
  const look = `s-layout s-layout-${width ?? 'standard'} s-layout-${spacing ?? 'normal'} s-layout-${theme ?? 'site'}`;
  return grounded(backgroundMedia ? `${look} s-layout-pictured` : look, background);
}
