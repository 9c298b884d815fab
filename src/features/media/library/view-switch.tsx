import { LayoutGrid, Rows3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type MediaView, VIEWS } from './view-choice.ts';
import styles from './view-switch.module.css';

const ICONS = { grid: LayoutGrid, table: Rows3 } as const;

/** Props of {@link ViewSwitch}. */
export interface ViewSwitchProps {
  view: MediaView;
  onChange(view: MediaView): void;
}

/** Grid or table. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.switch} aria-label={t('media.view.label')}>
      {VIEWS.map((one) => {
        const Icon = ICONS[one];
        return (
          <IconButton
            key={one}
            label={t(`media.view.${one}`)}
            icon={<Icon />}
            type={one === view ? 'regular-grey' : 'regular-no-border'}
            isPressed={one === view}
            onPress={() => onChange(one)}
          />
        );
      })}
    </fieldset>
  );
}
