import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuGroup } from '../../../../generated/model/index.ts';
import { Banner } from '../../../ui/banner.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { NARROW, useMediaQuery } from '../../../ui/use-media-query.ts';
import { type GroupName, groupNamed } from '../publish/menu-places.ts';
import type { ItemMark } from '../tree/menu-tree-props.ts';
import { DesktopPreview } from './desktop-preview.tsx';
import styles from './menu-preview.module.css';
import { PhonePreview } from './phone-preview.tsx';
import type { PreviewedMenu } from './previewed-menu.ts';

/** Props of {@link MenuPreview}. */
export interface MenuPreviewProps {
  groups: readonly MenuGroup[];
  marks: ReadonlyMap<string, ItemMark>;
  site: string;
}

/** The groups that a site shows; what is not assigned to any is shown nowhere. */
const SHOWN: readonly GroupName[] = ['main', 'secondary', 'footer'];

/**
 * The site's navigation as visitors will have it, on a desktop or a phone. It can be tried: menus open and close, links
 * lead nowhere.
 */
export function MenuPreview({ groups, marks, site }: MenuPreviewProps) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery(NARROW);
  const [chosen, setDevice] = useState<string>();
  const device = chosen ?? (isNarrow ? 'phone' : 'desktop');
  const there = SHOWN.map((name) => groupNamed(groups, name)).filter((group) => group !== undefined);
  const hidden = there.filter(({ active }) => !active);
  const shown = Object.fromEntries(
    there.filter(({ active, children }) => active && children.length > 0).map((group) => [group.identifier, group]),
  );
  const menu: PreviewedMenu = { site, shown, marks };
  return (
    <section className={styles.preview} aria-label={t('menuPage.preview.label')}>
      <div className={styles.head}>
        <RadioGroup
          label={t('menuPage.preview.label')}
          look="segments"
          value={device}
          onChange={setDevice}
          options={[
            { value: 'desktop', label: t('menuPage.preview.desktop') },
            { value: 'phone', label: t('menuPage.preview.phone') },
          ]}
        />
      </div>
      {device === 'desktop' ? <DesktopPreview menu={menu} /> : <PhonePreview menu={menu} />}
      {hidden.length > 0 ? (
        <Banner status="info">
          {t('menuPage.preview.hidden', {
            groups: hidden.map(({ identifier }) => t(`menu.groups.${identifier}`)).join(', '),
          })}
        </Banner>
      ) : null}
    </section>
  );
}
