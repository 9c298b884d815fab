import { CalendarClock, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../generated/model/index.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { gameDetailsAddress } from './addresses.ts';
import { Postponement } from './postponement.tsx';
import { whyNotPostponed } from './postponing.ts';

/** What can be done to the game whose setting is shown. */
export function SettingActions({ game }: { game: Game }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const reason = whyNotPostponed(game);
  return (
    <>
      <ButtonLink href={gameDetailsAddress(game)} icon={<SquarePen />}>
        {t('games.openDetails')}
      </ButtonLink>
      <Button icon={<CalendarClock />} why={reason && t(`games.postpone.why.${reason}`)} onPress={() => setOpen(true)}>
        {t('games.postpone.open')}
      </Button>
      <Postponement gameUuid={isOpen ? game.uuid : undefined} onClose={() => setOpen(false)} />
    </>
  );
}
