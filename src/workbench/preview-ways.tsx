import { History } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action, Entity } from '../contract/entity.ts';
import { EditorActions } from '../engine/editor/editor-actions.tsx';
import type { RecordActions } from '../engine/editor/use-record-actions.ts';
import { successOfAction } from '../engine/entity/actions.ts';
import { isOnly } from '../engine/entity/entity-kinds.ts';
import { linksOf } from '../engine/entity/links.tsx';
import { isRecorded } from '../engine/history/recorded.ts';
import { useText } from '../engine/text/use-text.ts';
import { Button } from '../ui/button.tsx';
import { TabList } from '../ui/tab-list.tsx';
import { toast } from '../ui/toast-queue.ts';

/** What can be done to the thing in the form, asked about as the editor asks; nothing is done, only what is said after it is said. */
export function FormActions({ entity, record, isDirty }: { entity: Entity; record: object; isDirty(): boolean }) {
  const { t } = useTranslation();
  const text = useText();
  const [asked, ask] = useState<Action>();
  const acting = useMemo(
    (): RecordActions => ({
      run: async (action) => {
        toast('success', successOfAction(action, { t, text }));
        return true;
      },
      isRunning: false,
      isFree: () => true,
      refuses: () => false,
      asked,
      ask,
    }),
    [asked, t, text],
  );
  return (
    <>
      {isOnly(entity) && isRecorded(entity.name) ? (
        <Button size="md" icon={<History />} onPress={nothing}>
          {t('entryHistory.open')}
        </Button>
      ) : null}
      <EditorActions entity={entity} base={record} acting={acting} why={undefined} isDirty={isDirty} />
    </>
  );
}

/** The tabs beside the form, which lead nowhere here; nothing where it has none. `panel` is the form's id. */
export function FormTabs({ entity, record, panel }: { entity: Entity; record: object; panel: string }) {
  const { t } = useTranslation();
  const text = useText();
  const links = linksOf(entity, record).filter(({ tab }) => tab);
  const own = links.map(({ path, label }) => ({ name: `link.${path}`, label: text(label) }));
  const tabs = [
    ...own,
    ...(entity.uses ? [{ name: 'uses', label: t('engine.whereUsed.title') }] : []),
    ...(!isOnly(entity) && isRecorded(entity.name) ? [{ name: 'history', label: t('entryHistory.title') }] : []),
  ];
  if (tabs.length === 0) return null;
  return (
    <TabList
      label={t('engine.links')}
      tabs={[{ name: FORM, label: t('engine.record.title') }, ...tabs]}
      current={FORM}
      panel={panel}
      onShow={nothing}
    />
  );
}

const FORM = '';
const nothing = (): void => {};
