import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { optionalPart } from '../../engine/loading/optional-part.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useAuth } from '../auth/auth-provider.tsx';
import { featureHomes } from '../features.ts';
import { languageOf, locales } from '../i18n.ts';
import { useWorkspace } from '../sites/workspace-context.ts';
import { partOfDay } from './part-of-day.ts';

/** What features show here; whatever cannot be fetched is left out. */
const HOMES = featureHomes.map((fetch) => optionalPart(fetch, () => undefined));

/** Where one arrives: what is today, what wants attention, and what happened. */
export function HomePage() {
  const { t, i18n } = useTranslation();
  const { user } = useAuth();
  const { site } = useWorkspace();
  const now = new Date();
  const greeting = t(`home.greeting.${partOfDay(now.getHours())}`);
  const name = firstName(user?.name ?? '');
  const day = new Intl.DateTimeFormat(locales[languageOf(i18n.language)], { dateStyle: 'full' }).format(now);
  return (
    <>
      <PageHeader
        title={name ? t('home.greeting.named', { greeting, name }) : greeting}
        actions={
          <ButtonLink href={site.publicUrl} target="_blank" rel="noopener noreferrer" icon={<Eye />}>
            {t('home.visit')}
          </ButtonLink>
        }
      >
        {beginning(day)}
      </PageHeader>
      {HOMES.map((Home, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the features stand in one order
        <Home key={index} />
      ))}
    </>
  );
}

/** Words that begin a line, which Swedish writes the names of days small within. */
function beginning(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** How to address somebody; empty where the provider knows an e-mail address only. */
function firstName(name: string): string {
  return name.includes('@') ? '' : (name.trim().split(/\s+/)[0] ?? '');
}
