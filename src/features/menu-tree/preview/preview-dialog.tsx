import { useTranslation } from 'react-i18next';
import { useActiveSite } from '../../../engine/active-site.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { MenuPreview, type MenuPreviewProps } from './menu-preview.tsx';

/** The site's navigation as it would be with what is not saved yet. */
export function PreviewDialog({ onClose, ...menu }: Omit<MenuPreviewProps, 'site'> & { onClose(): void }) {
  const { t } = useTranslation();
  const { name: site } = useActiveSite();
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={t('menuPage.preview.title', { site })}>
      <MenuPreview {...menu} site={site} />
    </Dialog>
  );
}
