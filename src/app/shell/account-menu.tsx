import { Check, ChevronsUpDown, LogOut } from 'lucide-react';
import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import menu from '../../ui/menu.module.css';
import { toast } from '../../ui/toast-queue.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useAuth } from '../auth/auth-provider.tsx';
import { languageNames, languageOf, setLanguage } from '../i18n.ts';
import { languages } from '../language.ts';
import { setTheme, themes, useTheme } from '../theme.ts';
import styles from './account-menu.module.css';

/** Who is signed in, in which language and theme, and the way out. */
export function AccountMenu({ onSignOut }: { onSignOut: () => void }) {
  const { t, i18n } = useTranslation();
  const { user } = useAuth();
  const theme = useTheme();
  const language = languageOf(i18n.language);
  const name = user?.name ?? '';
  const speak = (chosen: (typeof languages)[number]) => {
    setLanguage(chosen).catch(() => toast('error', t('shell.languageFailed')));
  };
  return (
    <MenuTrigger>
      <Button className={styles.account ?? ''}>
        <VisuallyHidden>{t('shell.openAccount')}</VisuallyHidden>
        <Avatar name={name} />
        <span className={styles.words}>
          <b className={styles.name} title={name}>
            {name}
          </b>
          <small className={styles.choices}>
            {languageNames[language]} · {t(`shell.themes.${theme}`)}
          </small>
        </span>
        <ChevronsUpDown className={styles.sign} aria-hidden="true" />
      </Button>
      <Popover className={menu.popover ?? ''} placement="top start" offset={4}>
        <Menu className={menu.menu ?? ''} aria-label={t('shell.account')}>
          <Choices
            label={t('shell.language')}
            choices={languages.map((one) => ({ value: one, name: languageNames[one] }))}
            chosen={language}
            onChoose={speak}
          />
          <Choices
            label={t('shell.theme')}
            choices={themes.map((one) => ({ value: one, name: t(`shell.themes.${one}`) }))}
            chosen={theme}
            onChoose={setTheme}
          />
          <MenuSection className={styles.group ?? ''}>
            <Header className={styles.header}>{t('shell.signedInAs', { name: user?.email || name })}</Header>
            <MenuItem className={menu.entry ?? ''} onAction={onSignOut}>
              <LogOut aria-hidden="true" />
              {t('shell.signOut')}
            </MenuItem>
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

interface ChoicesProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; name: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** One choice of a few; the menu stays in reach of the keyboard as radio buttons do. */
function Choices<Value extends string>({ label, choices, chosen, onChoose }: ChoicesProps<Value>) {
  const choose = (keys: 'all' | Set<string | number>) => {
    const choice = choices.find(({ value }) => keys !== 'all' && keys.has(value));
    if (choice) onChoose(choice.value);
  };
  return (
    <MenuSection
      className={styles.group ?? ''}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={choose}
    >
      <Header className={styles.header}>{label}</Header>
      {choices.map(({ value, name }) => (
        <MenuItem key={value} id={value} textValue={name} className={`${menu.entry} ${styles.choice}`}>
          <Check className={styles.tick} aria-hidden="true" />
          {name}
        </MenuItem>
      ))}
    </MenuSection>
  );
}
