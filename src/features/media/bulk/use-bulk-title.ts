import { useTranslation } from 'react-i18next';
import type { ListedEntity } from '../../../contract/entity.ts';
import type { Target } from '../../../engine/list/actions/use-action-run.ts';
import { useCounting } from '../../../engine/text/use-text.ts';

/** What a dialog asks about items, by the key of its words: one by its name, several by their number. */
export function useBulkTitle(entity: ListedEntity): (key: string, targets: readonly Target[]) => string {
  const { t } = useTranslation();
  const counted = useCounting(entity);
  return (key, targets) => {
    const [one] = targets;
    const what = one && targets.length === 1 ? one.name : counted('media.bulk.many', targets.length);
    return t(key, { what });
  };
}
