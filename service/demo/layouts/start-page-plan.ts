import type { HeldSectionGroup, SectionInput } from '../../store/contract.ts';
import type { Say, StartPageParts } from './start-page-parts.ts';
import { heroSlides, infoSlides, ticketSlides } from './start-page-slides.ts';

type Config = SectionInput['config'];
type Place = { readonly parts: StartPageParts; readonly say: Say };

/** The start page of a site: slides, games and notices above, the story of the day, then what else a club shows. */
export function startPagePlan(parts: StartPageParts): HeldSectionGroup[] {
  const place: Place = { parts, say: (sv, en) => (parts.isEnglish ? en : sv) };
  return [top(place), news(place), season(place), media(place), club(place)];
}

const bare = { showTitle: false };

function top({ parts, say }: Place): HeldSectionGroup {
  const hero = { autoplay: false, interval: 6, slides: heroSlides(parts, say) };
  return group(parts, 'top', say('Överst', 'Top'), { area: 'top' }, [
    section('hero', 'HERO SLIDER', 'SLIDE SHOW', hero, bare),
    section('games', 'GAMES', say('Matcher', 'Games'), { show: 'upcoming', count: 6 }, bare),
    section('notes', 'INFO CAROUSEL', say('Bra att veta', 'Good to know'), { slides: infoSlides(parts, say) }, bare),
  ]);
}

function news({ parts, say }: Place): HeldSectionGroup {
  const latest = { source: 'latest', count: 5, display: 'cards', skipShown: true, onlyLanguage: say('sv', 'en') };
  const tickets = { slides: ticketSlides(parts, say) };
  return group(parts, 'news', say('Nyheter', 'News'), { area: 'main' }, [
    section('latest', 'ARTICLE LIST', say('Senaste nytt', 'Latest news'), latest),
    ...(parts.hasTickets
      ? [section('tickets', 'TICKET PROMO CAROUSEL', say('Nästa hemmamatch', 'Next home game'), tickets, bare)]
      : []),
  ]);
}

/** More articles than stand above. */
const moreNews = (say: Say): Planned =>
  section('more', 'ARTICLE LIST', say('Mer att läsa', 'More to read'), {
    source: 'latest',
    count: 6,
    display: 'list',
    skipShown: true,
    onlyLanguage: say('sv', 'en'),
  });

/** Results, on a site without games articles, beside the table of the league, and beside the scorers where the site has statistics. */
function season({ parts, say }: Place): HeldSectionGroup {
  const results = { show: 'played', count: 5 };
  const sections = [
    parts.hasResults ? section('results', 'GAMES', say('Senaste resultat', 'Latest results'), results) : moreNews(say),
    ...(parts.isLeague ? [section('table', 'TABLE', say('Tabellen', 'The table'), { rows: 10 })] : []),
    ...(parts.hasStatistics
      ? [section('scorers', 'STATISTICS', say('Poängligan', 'Top scorers'), { module: 'player', rows: 8 })]
      : []),
  ];
  const columns = Math.max(sections.length, 2);
  return group(parts, 'season', say('Säsongen', 'The season'), { area: 'main', columns }, sections);
}

function media({ parts, say }: Place): HeldSectionGroup {
  return group(parts, 'media', say('Bild och film', 'Pictures and film'), { area: 'main' }, [
    section('videos', 'VIDEOS', say('Filmer', 'Videos'), { requiredTags: [], additionalTags: [], count: 5 }),
    ...(parts.hasResults ? [moreNews(say)] : []),
  ]);
}

function club({ parts, say }: Place): HeldSectionGroup {
  const sponsors = { groupIds: [], size: 'normal', shuffle: false };
  return group(parts, 'club', say('Föreningen', 'The club'), { area: 'bottom' }, [
    section('links', 'LINKED IMAGES', say('Runt klubben', 'Around the club'), linkedImages(parts, say)),
    ...(parts.isLeague ? [] : [section('sponsors', 'SPONSORS', say('Våra partner', 'Our partners'), sponsors)]),
    section('social', 'SOCIAL MEDIA', say('Följ oss', 'Follow us'), { links: [] }),
  ]);
}

type Planned = Omit<SectionInput, 'sectionGroupId'>;

const section = (id: string, type: string, title: string, config: Config, more = {}): Planned => ({
  id,
  type,
  title,
  config,
  ...more,
});

function group(
  { id }: StartPageParts,
  name: string,
  title: string,
  { area, columns = 1 }: { area: NonNullable<HeldSectionGroup['area']>; columns?: number },
  sections: readonly Planned[],
): HeldSectionGroup {
  const placed = sections.map((one) => ({ ...one, id: id(one.id), sectionGroupId: id(name) }));
  return { id: id(name), name: title, area, columns, visible: true, sections: placed };
}

/** How many pictures slides take before the linked ones. */
const slidePictures = 2;

function linkedImages({ id, pictures }: StartPageParts, say: Say): Config {
  const texts = [
    [say('Arenan', 'The arena'), 'https://arena.example'],
    [say('Ungdom', 'Youth'), 'https://youth.example'],
    [say('Supportrar', 'Supporters'), 'https://supporters.example'],
  ] as const;
  const images = texts.flatMap(([alt, url], place) => {
    const picture = pictures[(place + slidePictures) % pictures.length];
    return picture ? [{ id: id(`image ${place}`), src: picture.media, alt, url, openInNewTab: false }] : [];
  });
  return { linkedImages: images, bgSettings: { colour: null } };
}
