import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem, MenuRoute, Route } from '../../../../generated/model/index.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ItemFields as ItemChange } from '../model/edit.ts';
import { AddressField } from './address-field.tsx';
import styles from './item-panel.module.css';
import { RouteField } from './route-field.tsx';

/** The field that takes the focus when an item is opened by a key. */
export const TITLE_FIELD = 'menu-item-title';

const TYPES: readonly MenuItem['type'][] = ['feature', 'page', 'external'];

/** What is wrong with an item: by its field, or with where it stands and what it is (`item`). */
export type ItemErrors = Readonly<Partial<Record<'title' | 'identifier' | 'route' | 'item', string>>>;

/** Props of {@link ItemFields}. */
export interface ItemFieldsProps {
  item: MenuItem;
  routes: ReadonlyMap<string, Route>;
  errors: ItemErrors;
  onChange(change: ItemChange): void;
}

/**
 * All that one item says. What is written is a change of the menu at once; nothing of it is sent before the menu is
 * saved.
 */
export function ItemFields({ item, routes, errors, onChange }: ItemFieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  const change = <Name extends keyof ItemChange>(name: Name, value: ItemChange[Name]): void =>
    onChange({ [name]: value });
  const setType = useTypes(item, onChange);
  const route = { id: `${id}-route`, value: item.route, error: errors.route };
  const setRoute = (value: MenuRoute | null): void => change('route', value);
  const flag = (name: 'collapsed' | 'hover' | 'external') => ({
    label: t(`menuPage.fields.${name}`),
    description: t(`menuPage.item.${name}Help`),
    value: item[name],
    onChange: (value: boolean) => change(name, value),
  });
  return (
    <div className={styles.fields}>
      <TextField
        id={TITLE_FIELD}
        label={t('menuPage.fields.title')}
        isRequired
        maxLength={300}
        why={item.locked ? t('menuPage.item.lockedTitle') : undefined}
        error={errors.title}
        value={item.title}
        onChange={(title) => change('title', title)}
      />
      <TextField
        label={t('menuPage.fields.identifier')}
        description={t('menuPage.item.identifierHelp')}
        isRequired
        isMonospace
        maxLength={100}
        error={errors.identifier}
        value={item.identifier}
        onChange={(identifier) => change('identifier', withoutBlanks(identifier, item.identifier))}
      />
      <RadioGroup
        label={t('menuPage.fields.type')}
        look="segments"
        value={item.type}
        onChange={(type) => setType(type as MenuItem['type'])}
        options={TYPES.map((type) => ({ value: type, label: t(`menuPage.types.${type}`) }))}
      />
      {item.type === 'external' ? (
        <AddressField {...route} onChange={setRoute} />
      ) : (
        <RouteField {...route} routes={routes} onChange={setRoute} />
      )}
      <Switch {...flag('collapsed')} />
      <Switch {...flag('hover')} />
      <Switch {...flag('external')} />
      {item.locked ? (
        <Switch
          label={t('menuPage.fields.locked')}
          value
          onChange={() => undefined}
          why={t('menuPage.item.lockedHelp')}
        />
      ) : null}
    </div>
  );
}

/**
 * An identifier as it is written: blanks around it are left out, those within become hyphens. One typed at its end is
 * within, as more is to come.
 */
function withoutBlanks(written: string, before: string): string {
  const within = written === `${before} ` ? written.trimStart() : written.trim();
  return within.replace(/\s/g, '-');
}

/**
 * Changes the type. An address elsewhere is no route of the site: each kind keeps what it had for as long as the item
 * is open, so that going back loses nothing.
 */
function useTypes(item: MenuItem, onChange: ItemFieldsProps['onChange']): (type: MenuItem['type']) => void {
  const former = useRef<Partial<Record<'here' | 'elsewhere', MenuRoute | null>>>({});
  return (type) => {
    const [was, will] = [item.type, type].map((one) => (one === 'external' ? 'elsewhere' : 'here'));
    if (was === will || !was || !will) return onChange({ type });
    former.current = { ...former.current, [was]: item.route };
    const route = former.current[will] ?? null;
    return onChange({ type, route, external: will === 'elsewhere' });
  };
}
