import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteLayout } from '../../../../generated/model/index.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { PAGE_TITLE } from '../../../ui/page-header.tsx';
import { toast } from '../../../ui/toast-queue.ts';
import type { Choices } from '../merge/layout-conflict.ts';
import { LayoutConflictDialog } from '../merge/layout-conflict-dialog.tsx';
import { mergeLayouts } from '../merge/merge-layouts.ts';
import { changesOf } from '../model/changes.ts';
import type { LayoutEditing } from './use-layout-editing.ts';
import { useLayoutWords } from './use-layout-words.ts';

/** Props of {@link NewerLayout}. */
export interface NewerLayoutProps {
  /** What the service has, looked at again and again. */
  read: SiteLayout;
  editing: LayoutEditing;
  /** A publish is under way, and finds out for itself. */
  isBusy: boolean;
}

/** Says that somebody else published while this layout is edited, and takes that in; where nothing is held it is taken in at once. */
export function NewerLayout({ read, editing, isBusy }: NewerLayoutProps) {
  const { t } = useTranslation();
  const words = useLayoutWords();
  const { session, base, changes: held } = editing;
  const [isAsking, setAsking] = useState(false);
  const isNewer = !isBusy && read.version > base.version;
  const changes = useMemo(() => (isNewer ? words.summary(changesOf(base, read)) : ''), [isNewer, words, base, read]);
  const isClean = held.length === 0;
  useEffect(() => {
    if (!isNewer || !isClean) return;
    session.dispatch({ type: 'read', base: read });
    if (changes !== '') toast('info', t('layouts.newer.taken', { changes }));
  }, [isNewer, isClean, session, read, changes, t]);
  const conflicts = useMemo(
    () => (isAsking ? mergeLayouts({ base, mine: session.getValue(), theirs: read }).conflicts : []),
    [isAsking, base, session, read],
  );
  if (!isNewer || isClean) return null;
  const bring = (choices?: Choices): void => {
    session.dispatch({
      type: 'renewed',
      base: read,
      bring: (mine) => mergeLayouts({ base, mine, theirs: read, choices }).merged,
    });
    if (changes !== '') toast('info', t('layouts.newer.taken', { changes }));
    requestAnimationFrame(() => document.getElementById(PAGE_TITLE)?.focus({ preventScroll: true }));
  };
  const take = (): void => {
    if (mergeLayouts({ base, mine: session.getValue(), theirs: read }).conflicts.length > 0) setAsking(true);
    else bring();
  };
  return (
    <>
      <Banner
        status="warning"
        title={t('layouts.newer.title')}
        action={
          <Button size="md" onPress={take}>
            {t('layouts.newer.take')}
          </Button>
        }
      >
        {t('layouts.newer.text', { changes })}
      </Banner>
      {conflicts.length > 0 ? (
        <LayoutConflictDialog
          of="newer"
          conflicts={conflicts}
          meanwhile={{ before: base, after: read }}
          onAnswer={(choices) => {
            setAsking(false);
            if (choices) bring(choices);
          }}
        />
      ) : null}
    </>
  );
}
