import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetGame } from '../../../generated/api/games/games.ts';
import type { Game } from '../../../generated/model/index.ts';
import type { MadeEntity } from '../../contract/entity.ts';
import { NeighbourLinks } from '../../engine/entity/neighbour-links.tsx';
import { useNamedSubject } from '../../engine/entity/page-subject.ts';
import { useRowNames } from '../../engine/entity/row-name.ts';
import { ReadBoundary, ReadBoundaryPage } from '../../engine/loading/read-boundary.tsx';
import { normalizeBody } from '../../engine/values/normalize-body.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { GAMES_ADDRESS, gameSettingAddress, SETTINGS } from './addresses.ts';
import { GameFacts } from './game-facts.tsx';
import { GameLinks } from './game-links.tsx';
import { GameSettingEditor } from './game-setting-editor.tsx';
import styles from './game-setting-page.module.css';
import { SettingActions } from './setting-actions.tsx';
import { settingOf } from './setting-entity.ts';
import { useGameName } from './use-game-name.ts';

/** The setting of one game (specification §2): the game's facts, its metadata, and what links to it. */
export function GameSettingPage({ setting }: { setting: MadeEntity }) {
  const { gameUuid = '', ssgtUuid = '' } = useParams();
  const { t } = useTranslation();
  const read = useGetGame(gameUuid, {
    // As the dialog that postpones it reads it: its version hangs on the body.
    query: { structuralSharing: false },
  });
  const { data: game } = read;
  const crumbs = [{ label: t('games.all'), href: GAMES_ADDRESS }];
  const name = useGameName();
  useNamedSubject(game ? name(game) : '');
  if (game) {
    return (
      <>
        <PageHeader
          title={name(game)}
          crumbs={crumbs}
          neighbours={<NeighbourLinks key={gameUuid} of={SETTINGS} id={gameUuid} />}
          actions={<SettingActions game={game} />}
        />
        <div className={styles.page}>
          <OtherCompetition game={game} ssgtUuid={ssgtUuid} />
          <GameFacts game={game} />
        </div>
        <Metadata key={gameUuid} setting={setting} game={game} />
      </>
    );
  }
  return (
    <ReadBoundaryPage
      reads={[read]}
      title={t('titles.gameEdit')}
      crumbs={crumbs}
      back={GAMES_ADDRESS}
      goneTitle={t('games.setting.notFound')}
      frame={(content) => <div className={styles.columns}>{content}</div>}
    />
  );
}

/** The metadata, read beside the game; the body keeps its identity, because its version hangs on it. */
function Metadata({ setting, game }: { setting: MadeEntity; game: Game }) {
  const { uuid } = game;
  const name = useGameName()(game);
  const entity = useMemo(() => settingOf(setting, name), [setting, name]);
  const read = useQuery({
    ...entity.read(uuid),
    structuralSharing: false,
    staleTime: 10_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data } = read;
  if (data)
    return (
      <GameSettingEditor
        setting={entity}
        gameUuid={uuid}
        initial={normalizeBody(entity, data)}
        aside={<Links gameUuid={uuid} />}
      />
    );
  return (
    <div className={styles.columns}>
      <ReadBoundary reads={[read]} back={GAMES_ADDRESS} />
    </div>
  );
}

function Links({ gameUuid }: { gameUuid: string }) {
  const { t } = useTranslation();
  return (
    <Card title={t('games.links.title')} layout="plain">
      <GameLinks gameUuid={gameUuid} isHeadingHidden />
    </Card>
  );
}

/** Told where the address names another competition than the one that the game is in: what is saved belongs to the game's own. */
function OtherCompetition({ game, ssgtUuid }: { game: Game; ssgtUuid: string }) {
  const { t } = useTranslation();
  const nameOf = useRowNames();
  if (ssgtUuid === game.ssgtUuid) return null;
  return (
    <Banner
      status="warning"
      title={t('games.setting.otherCompetition')}
      action={<ButtonLink href={gameSettingAddress(game)}>{t('games.setting.openRight')}</ButtonLink>}
    >
      {t('games.setting.otherCompetitionText', { name: nameOf(game.ssgt, 'titles') })}
    </Banner>
  );
}
