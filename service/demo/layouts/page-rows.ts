import type { HeldSectionGroup } from '../../store/contract.ts';
import type { Row } from '../insert-rows.ts';
import type { StartPageParts } from './start-page-parts.ts';

/** What the layout for pages shows: what a visitor wants to know on the day of a game. */
export function matchDayPlan({ id, isEnglish }: StartPageParts): HeldSectionGroup[] {
  const say = (sv: string, en: string) => (isEnglish ? en : sv);
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const words = {
    type: 'doc',
    content: [
      paragraph(
        say(
          'Dörrarna öppnar en och en halv timme före nedsläpp. Ha biljetten klar i mobilen.',
          'Doors open an hour and a half before face-off. Have your ticket ready on your phone.',
        ),
      ),
      paragraph(
        say(
          'Kioskerna tar kort. Väskor större än A4 lämnas i garderoben.',
          'The kiosks take cards. Bags larger than A4 are left in the cloakroom.',
        ),
      ),
    ],
  };
  const sections = [
    {
      id: id('page text'),
      type: 'TEXT',
      title: say('Matchdag', 'Match day'),
      showTitle: false,
      config: { body: words },
    },
    {
      id: id('page games'),
      type: 'GAMES',
      title: say('Nästa matcher', 'Next games'),
      config: { show: 'upcoming', count: 4 },
    },
  ];
  const group = id('page group');
  return [
    {
      id: group,
      name: say('Innehåll', 'Content'),
      area: 'main',
      columns: 1,
      visible: true,
      sections: sections.map((section) => ({ ...section, sectionGroupId: group })),
    },
  ];
}

/** Two pages of a site, one below the other. */
export function pageRows({ id, isEnglish }: StartPageParts, layout: string): Row[] {
  const say = (sv: string, en: string) => (isEnglish ? en : sv);
  const page = (name: string, title: string, slug: string, parent: string | null) => ({
    uuid: id(name),
    title,
    slug,
    folded_slug: slug,
    parent_uuid: parent,
    layout_uuid: layout,
    visible: true,
    in_sitemap: true,
    sort_order: 0,
    created_by: 'demo',
  });
  return [
    page('page match day', say('Matchdag', 'Match day'), say('/matchdag', '/match-day'), null),
    page(
      'page find us',
      say('Hitta hit', 'Find us'),
      say('/matchdag/hitta-hit', '/match-day/find-us'),
      id('page match day'),
    ),
  ];
}
