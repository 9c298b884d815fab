import { Bookmark } from 'lucide-react';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ShownEntity } from '../../contract/entity.ts';
import { Button } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { useText } from '../text/use-text.ts';
import { type ListState, writeListState } from './use-list-state.ts';
import { useViewsPanel } from './views-context.ts';

/** Opens the saved views of a list: one's own, and those shared with the site. */
export function ViewsButton({ entity, state }: { entity: ShownEntity; state: ListState }) {
  const { t } = useTranslation();
  const text = useText();
  const { pathname } = useLocation();
  const panel = useViewsPanel();
  if (!panel) return null;
  const query = writeListState(entity.list, { ...state, page: 1 }).toString();
  return (
    <Popover
      label={t('lists.views')}
      align="end"
      trigger={
        <Button type="regular-no-border" icon={<Bookmark />}>
          {t('lists.views')}
        </Button>
      }
    >
      {(onClose) => createElement(panel, { path: pathname, query, label: text(entity.labels.many), onClose })}
    </Popover>
  );
}
