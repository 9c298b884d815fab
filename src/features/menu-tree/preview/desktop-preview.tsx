import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../../../generated/model/index.ts';
import styles from './menu-preview.module.css';
import { PreviewBranch } from './preview-branch.tsx';
import { PreviewTitle } from './preview-title.tsx';
import type { PreviewedMenu } from './previewed-menu.ts';

/**
 * The site's head and foot on a wide screen. A menu opens at a press; one whose item says so, as soon as it is pointed
 * at.
 */
export function DesktopPreview({ menu: { site, shown, marks } }: { menu: PreviewedMenu }) {
  const { t } = useTranslation();
  const panelId = useId();
  const [openId, setOpenId] = useState<string>();
  const main = shown.main?.children ?? [];
  const open = main.find(({ id }) => id === openId);
  return (
    <div className={styles.desktop} onPointerLeave={() => setOpenId((was) => (hoverOf(main, was) ? undefined : was))}>
      {shown.secondary ? (
        <ul className={styles.secondary} aria-label={t('menu.groups.secondary')}>
          {shown.secondary.children.map((item) => (
            <li key={item.id}>
              <PreviewTitle item={item} mark={marks.get(item.id)} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.bar}>
        <b className={styles.site}>{site}</b>
        <ul className={styles.main} aria-label={t('menu.groups.main')}>
          {main.map((item) => (
            <li key={item.id}>
              {item.children.length === 0 ? (
                <span className={styles.entry}>
                  <PreviewTitle item={item} mark={marks.get(item.id)} />
                </span>
              ) : (
                <button
                  type="button"
                  className={styles.entry}
                  aria-expanded={item.id === openId}
                  aria-controls={panelId}
                  onClick={() => setOpenId((was) => (was === item.id && !item.hover ? undefined : item.id))}
                  onPointerEnter={() => (item.hover ? setOpenId(item.id) : undefined)}
                >
                  <PreviewTitle item={item} mark={marks.get(item.id)} />
                  <ChevronDown aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div id={panelId} className={styles.panel} hidden={!open}>
        {open ? <PreviewBranch key={open.id} items={open.children} marks={marks} /> : null}
      </div>
      <div className={styles.page} aria-hidden="true" />
      {shown.footer ? (
        <section className={styles.footer} aria-label={t('menu.groups.footer')}>
          <PreviewBranch items={shown.footer.children} marks={marks} />
        </section>
      ) : null}
    </div>
  );
}

const hoverOf = (items: readonly MenuItem[], id: string | undefined): boolean =>
  items.find((item) => item.id === id)?.hover ?? false;
