import type { TFunction } from 'i18next';
import { ExternalLink, Keyboard, Languages, LogOut, Plus, SunMoon } from 'lucide-react';
import { entities } from '../../../generated/forms.ts';
import type { Network, Site } from '../../../generated/model/index.ts';
import { AreaIcon } from '../../ui/area-icon.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { toast } from '../../ui/toast-queue.ts';
import { featureActions } from '../features.ts';
import { languageNames, setLanguage } from '../i18n.ts';
import { languages } from '../language.ts';
import type { Leave } from '../shell/unsaved-question.tsx';
import { setTheme, themes } from '../theme.ts';
import { showPalette } from './palette-state.ts';
import type { Findable, PlaceWords } from './place-entries.tsx';

/** What actions work with. */
export interface ActionContext {
  t: TFunction;
  words: PlaceWords;
  site: Site;
  networks: readonly Network[];
  onLeave: (leave: Leave) => void;
}

/** Everything that can be done from the palette: the authored actions first, then what can be made, and the choices. */
export function actionEntries(context: ActionContext): Findable[] {
  return [...authored(context), ...making(context.words), ...switching(context), ...choices(context)];
}

/** Of the authored actions, how many stand there before anything is typed. */
export const firstActions = 4;

function authored({ t, site, onLeave }: ActionContext): Findable[] {
  const action = (name: string, rest: Pick<Findable, 'picture' | 'href' | 'run'>): Findable => ({
    id: `do/${name}`,
    title: t(`palette.do.${name}`),
    names: [t(`palette.do.${name}`), t(`palette.words.${name}`)],
    ...rest,
  });
  return [
    ...featureActions.map(({ name, href, icon }) => action(name, { picture: <AreaIcon name={icon} />, href })),
    action('visit', { picture: <ExternalLink />, run: () => void window.open(site.publicUrl, '_blank', 'noopener') }),
    action('keys', { picture: <Keyboard />, run: () => showPalette('keys') }),
    action('signOut', { picture: <LogOut />, run: () => onLeave({ to: 'signOut' }) }),
  ];
}

/** What new ones can be made of, by their definitions; what is begun by an action of a feature stands there. */
function making({ text, area, isOpen }: PlaceWords): Findable[] {
  return entities.flatMap(({ name, labels, paths: { create }, requires, area: of }) => {
    if (
      create === undefined ||
      create.includes('{') ||
      featureActions.some(({ href }) => href === create) ||
      !isOpen(requires)
    )
      return [];
    const { en, sv } = labels.add;
    return [
      {
        id: `make/${name}`,
        title: text(labels.add),
        second: area(of),
        picture: <Plus />,
        href: create,
        names: [en, sv],
      },
    ];
  });
}

function switching({ t, site, networks, onLeave }: ActionContext): Findable[] {
  return networks.flatMap((network) =>
    network.sites
      .filter(({ instanceId }) => instanceId !== site.instanceId)
      .map(({ instanceId, displayName, icon }) => {
        const title = t('palette.do.switch', { site: displayName });
        return {
          id: `switch/${instanceId}`,
          title,
          second: network.name,
          picture: <Avatar name={displayName} shape="crest" image={icon ?? undefined} />,
          run: () => onLeave({ to: 'site', site: { instanceId, name: displayName } }),
          names: [title, displayName],
        };
      }),
  );
}

function choices({ t }: ActionContext): Findable[] {
  const [language, theme] = [t('shell.language'), t('shell.theme')];
  return [
    ...languages.map((one) => ({
      id: `language/${one}`,
      title: languageNames[one],
      second: language,
      picture: <Languages />,
      run: () => void setLanguage(one).catch(() => toast('error', t('shell.languageFailed'))),
      names: [languageNames[one], language],
    })),
    ...themes.map((one) => ({
      id: `theme/${one}`,
      title: t(`shell.themes.${one}`),
      second: theme,
      picture: <SunMoon />,
      run: () => setTheme(one),
      names: [t(`shell.themes.${one}`), theme],
    })),
  ];
}
