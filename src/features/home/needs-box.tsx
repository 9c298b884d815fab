import {
  CalendarClock,
  CircleAlert,
  Clock,
  ImageOff,
  LayoutTemplate,
  Link2Off,
  type LucideIcon,
  Newspaper,
  SquarePen,
  TriangleAlert,
  UserRound,
} from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeNeed } from '../../../generated/model/index.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { useRowNames } from '../../engine/entity/row-name.ts';
import { paths } from '../../engine/routing/paths.ts';
import { useText, withinSentence } from '../../engine/text/use-text.ts';
import { dayOf, formatDate } from '../../engine/values/date-time.ts';
import { relativeTime } from '../../engine/values/relative-time.ts';
import { readStored } from '../../engine/values/stored.ts';
import { Badge } from '../../ui/badge.tsx';
import { AppLink } from '../../ui/link.tsx';
import { draftsOn } from './drafts.ts';
import styles from './home.module.css';
import { needAddress } from './need-places.ts';

const icons: Readonly<Record<HomeNeed['reason'], LucideIcon>> = {
  layoutError: TriangleAlert,
  layoutWarning: CircleAlert,
  gameWithoutResult: CalendarClock,
  deadRoute: Link2Off,
  sponsorEndsSoon: Clock,
  playerConsentEndsSoon: UserRound,
  staffConsentEndsSoon: UserRound,
  articleScheduledToday: Newspaper,
  articleEmbargoEndsToday: Newspaper,
  articleLeavesToday: Newspaper,
  pictureIncomplete: ImageOff,
};

/** The looks of a reason; all others only inform. */
const tones: Readonly<Partial<Record<HomeNeed['reason'], string>>> = {
  layoutError: 'bad',
  layoutWarning: 'warn',
  deadRoute: 'warn',
  sponsorEndsSoon: 'warn',
  playerConsentEndsSoon: 'warn',
  staffConsentEndsSoon: 'warn',
};

const DAY_MS = 86_400_000;
/** How many drafts are named. */
const MOST_DRAFTS = 3;

/** What wants the user's attention, each with the way to the very place; a single line where all is well. */
export function NeedsBox({ needs }: { needs: readonly HomeNeed[] }) {
  const { t } = useTranslation();
  const { user, instanceId } = useActiveSite();
  const drafts = useMemo(() => draftsOn({ user, instanceId }).slice(0, MOST_DRAFTS), [user, instanceId]);
  const [days] = useState(() => [dayOf(new Date()), dayOf(new Date(Date.now() - DAY_MS))] as const);
  const opened = readStored('layoutEdited') === 'true' ? readStored('selectedLayout') : undefined;
  const held = opened && paths.layoutsPages.layout({ id: opened });
  // Its draft says the same, and its name.
  const isHeldAlone = held && !drafts.some(({ href }) => href === held);
  const count = needs.length + drafts.length + (isHeldAlone ? 1 : 0);
  return (
    <section aria-labelledby="home-needs" className={styles.box}>
      <header className={styles.head}>
        <h2 id="home-needs">{t('day.needs')}</h2>
        {count > 0 ? <Badge tone="warning">{count}</Badge> : null}
      </header>
      {count === 0 ? <p className={styles.well}>{t('day.allIsWell')}</p> : null}
      <ul>
        {needs.map((need) => (
          <Need key={need.reason} need={need} href={needAddress(need, days)} />
        ))}
        {isHeldAlone ? (
          <li className={styles.todo}>
            <span className={styles.sign} data-tone="info" aria-hidden="true">
              <LayoutTemplate />
            </span>
            <span className={styles.words}>{t('day.held')}</span>
            <AppLink href={held} aria-label={`${t('day.continue')}: ${t('day.held')}`}>
              {t('day.continue')}
            </AppLink>
          </li>
        ) : null}
        {drafts.map((draft) => (
          <Draft key={draft.href} {...draft} />
        ))}
      </ul>
    </section>
  );
}

function Need({ need: { reason, total, things }, href }: { need: HomeNeed; href: string }) {
  const { t } = useTranslation();
  const nameOf = useRowNames();
  const Icon = icons[reason];
  const names = things.map((thing) => nameOf(thing, 'titles') || thing.title);
  const at = total === 1 ? things[0]?.at : null;
  const second = [...names, ...(total > names.length ? [t('day.andMore', { count: total - names.length })] : [])].join(
    ', ',
  );
  return (
    <li className={styles.todo}>
      <span className={styles.sign} data-tone={tones[reason] ?? 'info'} aria-hidden="true">
        <Icon />
      </span>
      <span className={styles.words}>
        {t(`day.reasons.${reason}`, { count: total })}
        <small title={second}>{at ? `${second} · ${formatDate(at)}` : second}</small>
      </span>
      <AppLink href={href} aria-label={`${t(`day.ways.${reason}`)}: ${t(`day.reasons.${reason}`, { count: total })}`}>
        {t(`day.ways.${reason}`)}
      </AppLink>
    </li>
  );
}

function Draft({ href, title, entity, at }: ReturnType<typeof draftsOn>[number]) {
  const { t, i18n } = useTranslation();
  const text = useText();
  const thing = withinSentence(text(entity.labels.one));
  const words = title === '' ? t('day.newDraft', { thing }) : t('day.draft', { title });
  return (
    <li className={styles.todo}>
      <span className={styles.sign} data-tone="info" aria-hidden="true">
        <SquarePen />
      </span>
      <span className={styles.words}>
        {words}
        <small>{t('day.typed', { when: relativeTime(new Date(at).toISOString(), i18n.language) })}</small>
      </span>
      <AppLink href={href} aria-label={`${t('day.continue')}: ${words}`}>
        {t('day.continue')}
      </AppLink>
    </li>
  );
}
