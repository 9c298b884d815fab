import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tag } from '../../../generated/model/index.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { OtherSite } from '../../engine/edit-session/other-site.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import styles from './merge.module.css';
import { previewOf, tagName, tagUses } from './preview.ts';
import { type Merge, useMerge } from './use-merge.ts';

/** Props of {@link MergeGroup}. */
export interface MergeGroupProps {
  title: string;
  /** Two or more; the first is proposed to stay. */
  tags: readonly Tag[];
  onMerged(merge: Merge): void;
  /** Takes the group off the page. Left out where it cannot be. */
  onDismiss?: (() => void) | undefined;
}

/** Tags that may become one: which stays, which end, what changes by it, and the question before it is done. */
export function MergeGroup({ title, tags, onMerged, onDismiss }: MergeGroupProps) {
  const { t, i18n } = useTranslation();
  const [kept, setKept] = useState(tags[0]?.value ?? '');
  const [spared, setSpared] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const merging = useMerge((done) => {
    setAsking(false);
    onMerged(done);
  });
  const into = tags.find(({ value }) => value === kept) ?? tags[0];
  if (!into) return null;
  const from = tags.filter(({ value }) => value !== into.value && !spared.has(value));
  const ask = (): void => {
    merging.forget();
    setAsking(true);
  };
  const close = (): void => {
    merging.leave();
    setAsking(false);
  };
  return (
    <Card
      title={title}
      layout="plain"
      actions={
        onDismiss ? (
          <Button size="md" onPress={onDismiss}>
            {t('tags.notTheSame')}
          </Button>
        ) : null
      }
    >
      <div className={styles.group}>
        {merging.isRefused ? <OtherSite /> : null}
        <Kept tags={tags} into={into} onKeep={setKept} />
        <Ending tags={tags.filter(({ value }) => value !== into.value)} spared={spared} onSpare={setSpared} />
      </div>
      <div className={styles.foot}>
        <p role="status" className={styles.preview}>
          {from.length === 0 ? t('tags.nothing') : previewOf(t, i18n.language, into, from)}
        </p>
        <Button why={from.length === 0 ? t('tags.nothing') : undefined} onPress={ask}>
          {t('tags.merge')}
        </Button>
      </div>
      <Question isOpen={isAsking} onClose={close} into={into} from={from} merging={merging} />
    </Card>
  );
}

/** Which of the tags stays. */
function Kept({ tags, into, onKeep }: { tags: readonly Tag[]; into: Tag; onKeep: (value: string) => void }) {
  const { t } = useTranslation();
  const options = tags.map((tag) => ({
    value: tag.value,
    label: tagName(t, tag),
    description: tagUses(t, tag.usageCount),
  }));
  return <RadioGroup label={t('tags.kept')} options={options} value={into.value} onChange={onKeep} />;
}

interface EndingProps {
  /** Those that do not stay. */
  tags: readonly Tag[];
  /** The values of those that are left as they are. */
  spared: ReadonlySet<string>;
  onSpare: (spared: ReadonlySet<string>) => void;
}

/** Which of the others end in it. */
function Ending({ tags, spared, onSpare }: EndingProps) {
  const { t } = useTranslation();
  const end = (value: string, isEnding: boolean): void => {
    const next = new Set(spared);
    if (isEnding) next.delete(value);
    else next.add(value);
    onSpare(next);
  };
  return (
    <fieldset className={styles.ending}>
      <legend>{t('tags.ending')}</legend>
      {tags.map((tag) => (
        <Checkbox
          key={tag.value}
          label={tagName(t, tag)}
          description={tagUses(t, tag.usageCount)}
          value={!spared.has(tag.value)}
          onChange={(isEnding) => end(tag.value, isEnding)}
        />
      ))}
    </fieldset>
  );
}

interface QuestionProps {
  isOpen: boolean;
  onClose: () => void;
  into: Tag;
  from: readonly Tag[];
  merging: ReturnType<typeof useMerge>;
}

/** What the merge will do, asked once more: it cannot be undone. */
function Question({ isOpen, onClose, into, from, merging }: QuestionProps) {
  const { t, i18n } = useTranslation();
  const site = useActiveSite();
  const { merge, isMerging, failed, problem } = merging;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => merge({ into, from })}
      title={t('tags.question', { name: into.name })}
      confirm={t('tags.confirm', { site: site.name })}
      isPending={isMerging}
    >
      <p>{previewOf(t, i18n.language, into, from)}</p>
      <p>{t('tags.noUndo')}</p>
      {problem ? (
        <Banner status="error" title={failed}>
          {problem}
        </Banner>
      ) : null}
    </ConfirmDialog>
  );
}
