import { Camera, ClipboardList, type LucideIcon, Newspaper, Radio, Ticket, Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Game, HomeMatchDay } from '../../../generated/model/index.ts';
import { paths } from '../../engine/routing/paths.ts';
import { AppLink } from '../../ui/link.tsx';
import { articleAddress } from './article-address.ts';
import styles from './match-day.module.css';

/** Props of {@link MatchDayActs}. */
export interface MatchDayActsProps {
  game: Game;
  matchDay: NonNullable<HomeMatchDay>;
}

/** What is done on the day of a home game, as targets for a thumb: most of it is done on a phone, beside the rink. */
export function MatchDayActs({ game, matchDay: { teamUuid, ticketSlide } }: MatchDayActsProps) {
  const { t } = useTranslation();
  const { uuid, ssgtUuid, status } = game;
  const acts: readonly { name: string; href: string; Icon: LucideIcon }[] = [
    {
      name: 'day.matchDay.photos',
      href: `${paths.media.upload()}?${new URLSearchParams({ game: uuid })}`,
      Icon: Camera,
    },
    {
      name: status === 'upcoming' ? 'day.writePreview' : 'day.writeReport',
      href: articleAddress(game),
      Icon: Newspaper,
    },
    { name: 'day.matchDay.result', href: paths.games.details({ gameUuid: uuid }), Icon: Trophy },
    { name: 'day.matchDay.links', href: paths.games.edit({ gameUuid: uuid, ssgtUuid }), Icon: Radio },
    { name: 'day.matchDay.squad', href: paths.teams.squad({ teamUuid }), Icon: ClipboardList },
    { name: 'day.matchDay.ticketSlide', href: ticketSlide ?? paths.layoutsPages.list(), Icon: Ticket },
  ];
  return (
    <ul className={styles.acts}>
      {acts.map(({ name, href, Icon }) => (
        <li key={name}>
          <AppLink href={href} className={styles.act ?? ''}>
            <Icon aria-hidden="true" />
            {t(name)}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
