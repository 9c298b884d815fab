import { ArticleListPage } from './article-list-page.tsx';
import { ArticlePage } from './article-page.tsx';
import { GamePage } from './game-page.tsx';
import { LayoutPage } from './layout-page.tsx';
import { MediaItemPage, MediaPage } from './media-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import type { SiteContent } from './page-data.ts';
import { PlainPage } from './plain-page.tsx';
import { PlayerPage } from './player-page.tsx';
import { SchedulePage } from './schedule-page.tsx';
import { StartPage } from './start-page.tsx';
import { StatisticsPage } from './statistics-page.tsx';
import { TeamListPage } from './team-list-page.tsx';
import { TeamPage } from './team-page.tsx';

/** What an address shows, drawn by the component of its kind. */
export function Content({ content }: { content: SiteContent }) {
  switch (content.kind) {
    case 'start':
      return <StartPage {...content} />;
    case 'layout':
      return <LayoutPage {...content} />;
    case 'article':
      return <ArticlePage {...content} />;
    case 'articleList':
      return <ArticleListPage {...content} />;
    case 'team':
      return <TeamPage {...content} />;
    case 'teamList':
      return <TeamListPage {...content} />;
    case 'schedule':
      return <SchedulePage {...content} />;
    case 'game':
      return <GamePage {...content} />;
    case 'player':
      return <PlayerPage {...content} />;
    case 'statistics':
      return <StatisticsPage {...content} />;
    case 'media':
      return <MediaPage {...content} />;
    case 'mediaItem':
      return <MediaItemPage {...content} />;
    case 'plain':
      return <PlainPage {...content} />;
    case 'notFound':
      return <NotFoundPage />;
  }
}
