import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './menu-preview.module.css';
import { PreviewBranch } from './preview-branch.tsx';
import type { PreviewedMenu } from './previewed-menu.ts';

/** The site on a phone: its menu, which opens from the head with all groups one below the other. */
export function PhonePreview({ menu: { site, shown, marks } }: { menu: PreviewedMenu }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(true);
  return (
    <div className={styles.phone}>
      <div className={styles.phoneHead}>
        <b className={styles.site}>{site}</b>
        <IconButton
          label={t(isOpen ? 'menuPage.preview.close' : 'menuPage.preview.open')}
          icon={isOpen ? <X /> : <Menu />}
          isExpanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen ? (
        <div className={styles.phoneMenu}>
          {(['main', 'secondary'] as const).map((name) =>
            shown[name] ? (
              <section key={name} aria-label={t(`menu.groups.${name}`)} data-group={name}>
                <PreviewBranch items={shown[name].children} marks={marks} />
              </section>
            ) : null,
          )}
        </div>
      ) : (
        <div className={styles.page} aria-hidden="true" />
      )}
      {shown.footer ? (
        <section className={styles.footer} aria-label={t('menu.groups.footer')}>
          <PreviewBranch items={shown.footer.children} marks={marks} />
        </section>
      ) : null}
    </div>
  );
}
