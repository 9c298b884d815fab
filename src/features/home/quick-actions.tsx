import { LayoutTemplate, type LucideIcon, Newspaper, Upload, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../engine/routing/paths.ts';
import { AppLink } from '../../ui/link.tsx';
import styles from './home.module.css';

const actions: readonly { name: string; href: string; Icon: LucideIcon }[] = [
  { name: 'article', href: paths.articles.create(), Icon: Newspaper },
  { name: 'upload', href: paths.media.upload(), Icon: Upload },
  { name: 'player', href: paths.players.add(), Icon: UserPlus },
  { name: 'layouts', href: paths.layoutsPages.list(), Icon: LayoutTemplate },
];

/** What is begun most often; the first one is the main thing to do where no game is. */
export function QuickActions({ isFirstMain = false }: { isFirstMain?: boolean }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('day.quick.label')} className={styles.quick}>
      {actions.map(({ name, href, Icon }, index) => (
        <AppLink
          key={name}
          href={href}
          className={styles.tile ?? ''}
          data-main={(isFirstMain && index === 0) || undefined}
        >
          <Icon aria-hidden="true" />
          {t(`day.quick.${name}`)}
        </AppLink>
      ))}
    </nav>
  );
}
