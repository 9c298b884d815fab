import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useActiveSite } from '../../../engine/active-site.ts';
import { ChangesLine } from '../../../engine/edit-session/changes-line.tsx';
import { SiteCrest } from '../../../engine/site-crest.tsx';
import { Button } from '../../../ui/button.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import type { MenuDiff } from '../publish/diff-menus.ts';
import { useMenuWords } from '../publish/use-menu-words.ts';

/** Props of {@link MenuBar}. */
export interface MenuBarProps {
  formId: string;
  diff: MenuDiff;
  /** How many items have something wrong with them. */
  errors: number;
  isPublishing: boolean;
  onShow(): void;
  onReset(): void;
}

/** Says what is not published, shows it, takes it back, and saves it to the site that it names. */
export function MenuBar({ formId, diff, errors, isPublishing, onShow, onReset }: MenuBarProps) {
  const { t } = useTranslation();
  const words = useMenuWords();
  const { name: site } = useActiveSite();
  return (
    <SaveBar
      message={<ChangesLine text={words.summary(diff)} errors={errors} onShow={onShow} />}
      actions={
        <>
          <Button type="regular-no-border" icon={<RotateCcw />} onPress={onReset}>
            {t('engine.save.reset')}
          </Button>
          <Button type="filled" icon={<SiteCrest />} isSubmit form={formId} isPending={isPublishing}>
            {t('engine.save.to', { site })}
          </Button>
        </>
      }
    />
  );
}
