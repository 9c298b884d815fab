import { CalendarClock, SquarePen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../generated/model/index.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { gameDetailsAddress } from './addresses.ts';
import { whyNotPostponed } from './postponing.ts';

// Comes when it is first needed, with its date field.
const PostponeDialog = lazy(async () => ({ default: (await import('./postpone-dialog.tsx')).PostponeDialog }));

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
      {isOpen ? (
        <Suspense>
          <PostponeDialog gameUuid={game.uuid} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
