import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tag } from '../../../generated/model/index.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { OtherSite } from '../../engine/other-site.tsx';
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
  const site = useActiveSite();
  const [kept, setKept] = useState(tags[0]?.value ?? '');
  const [spared, setSpared] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const { merge, isMerging, isTold, problem, forget } = useMerge((done) => {
    setAsking(false);
    onMerged(done);
  });
  const into = tags.find(({ value }) => value === kept) ?? tags[0];
  const from = tags.filter(({ value }) => value !== into?.value && !spared.has(value));
  const spare = (value: string, isSpared: boolean): void => {
    const next = new Set(spared);
    if (isSpared) next.add(value);
    else next.delete(value);
    setSpared(next);
  };
  if (!into) return null;
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
        {isTold ? <OtherSite /> : null}
        <RadioGroup
          label={t('tags.kept')}
          options={tags.map((tag) => ({
            value: tag.value,
            label: tagName(t, tag),
            description: tagUses(t, tag.usageCount),
          }))}
          value={into.value}
          onChange={setKept}
        />
        <fieldset className={styles.ending}>
          <legend>{t('tags.ending')}</legend>
          {tags
            .filter(({ value }) => value !== into.value)
            .map((tag) => (
              <Checkbox
                key={tag.value}
                label={tagName(t, tag)}
                description={tagUses(t, tag.usageCount)}
                value={!spared.has(tag.value)}
                onChange={(isEnding) => spare(tag.value, !isEnding)}
              />
            ))}
        </fieldset>
      </div>
      <div className={styles.foot}>
        <p role="status" className={styles.preview}>
          {from.length === 0 ? t('tags.nothing') : previewOf(t, i18n.language, into, from)}
        </p>
        <Button
          why={from.length === 0 ? t('tags.nothing') : undefined}
          onPress={() => {
            forget();
            setAsking(true);
          }}
        >
          {t('tags.merge')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => merge({ into, from })}
        title={t('tags.question', { name: into.name })}
        confirm={t('tags.confirm', { site: site.name })}
        isPending={isMerging}
      >
        <p>{previewOf(t, i18n.language, into, from)}</p>
        <p>{t('tags.noUndo')}</p>
        {problem ? (
          <Banner status="error" title={t('messages.updateFailed')}>
            {problem}
          </Banner>
        ) : null}
      </ConfirmDialog>
    </Card>
  );
}
