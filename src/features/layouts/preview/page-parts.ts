import type { Device, ResolvedLayout } from '../../../../generated/model/index.ts';
import type { PreviewWidth } from '../../../site-preview/preview-width.ts';

/** What the widths of the preview stand for. */
export const DEVICES: Readonly<Record<PreviewWidth, Device>> = { '1440': 'desktop', '768': 'tablet', '375': 'phone' };

/** The pictures of the library that a page names beside those of its items: behind it, and the crests of teams. */
export function picturesOf({ settings, groups, games }: ResolvedLayout): string[] {
  const items = groups.flatMap(({ sections }) => sections.flatMap((section) => section.items));
  const shown = [...games, ...items.map(({ game }) => game)];
  const crests = shown.flatMap((game) => [game?.homeTeamInfo?.icon, game?.awayTeamInfo?.icon]);
  return [settings.backgroundMedia, ...crests].filter((one) => typeof one === 'string');
}
