import { useTranslation } from 'react-i18next';
import type { Game } from '../../../generated/model/index.ts';
import { Card } from '../../ui/card.tsx';
import { CompetitionCell, StartCell, StatusCell, TeamsCell, VenueCell } from './game-cells.tsx';
import styles from './game-facts.module.css';

/** What a game is: who plays, when, where, in which competition, and how far it has come. */
export function GameFacts({ game }: { game: Game }) {
  const { t } = useTranslation();
  const { roundNumber, roundLabel } = game;
  const round = [roundNumber, roundLabel].filter((part) => part !== null && part !== '').join(', ');
  const facts = [
    { label: t('games.setting.starts'), content: <StartCell game={game} t={t} /> },
    { label: t('games.setting.venue'), content: <VenueCell game={game} t={t} /> },
    { label: t('games.setting.competition'), content: <CompetitionCell game={game} t={t} /> },
    { label: t('games.setting.status'), content: <StatusCell game={game} t={t} /> },
    ...(round ? [{ label: t('games.setting.round'), content: round }] : []),
  ];
  return (
    <Card title={t('games.setting.facts')} layout="plain">
      <div className={styles.facts}>
        <div className={styles.teams}>
          <TeamsCell game={game} t={t} />
        </div>
        <dl className={styles.list}>
          {facts.map(({ label, content }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
