import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition, WholeEntity } from '../../contract/entity.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { useActiveSite } from '../active-site.ts';
import { useCellWords } from '../cells/use-cell-text.ts';
import { OtherSite } from '../edit-session/other-site.tsx';
import { useSiteCheck } from '../edit-session/use-site-check.ts';
import { useRowNames } from '../entity/row-name.ts';
import { useReadOnlyReason } from '../entity/use-read-only-reason.ts';
import { useValueText } from '../merge/use-value-text.ts';
import { picturesOf, ValuePictures } from '../merge/value-pictures.tsx';
import { type ValueWords, valueText } from '../merge/value-text.ts';
import { SiteCrest } from '../site-crest.tsx';
import { useText } from '../text/use-text.ts';
import { textAt, valueAt } from '../values/values.ts';
import styles from './merge-page.module.css';
import { mergingOf } from './merging-of.ts';
import { Moves } from './moves.tsx';
import { refusalOfMerge } from './refusal-of-merge.ts';
import { Thing } from './thing.tsx';
import { twoFields } from './two-fields.ts';
import { useMergeTwo } from './use-merge-two.ts';

/** Props of {@link MergeTwo}. */
export interface MergeTwoProps {
  entity: WholeEntity;
  kept: object;
  ended: object;
  /** The other one is kept. */
  onSwap(): void;
}

/** Two things side by side: which of them is left, whose values it has, and what moves to it. */
export function MergeTwo({ entity, kept, ended, onSwap }: MergeTwoProps) {
  const { t } = useTranslation();
  const text = useText();
  const name = useRowNames();
  const { name: site } = useActiveSite();
  const words = useCellWords();
  const why = useReadOnlyReason(entity);
  const { refuses, isRefused } = useSiteCheck();
  const { chosen, taken, joined, decided } = twoFields(entity.form, kept, ended);
  const [take, setTake] = useState<ReadonlySet<string>>(() => new Set(taken.map(({ field }) => field)));
  const asked = [...chosen, ...taken];
  const values = useValueText(entity, asked);
  const two = { kept: textAt(kept, entity.id), ended: textAt(ended, entity.id) };
  const merge = useMergeTwo(entity, kept, ended);
  // Of two that are merged nothing is to be told any more.
  const isOpen = !merge.isPending && !merge.isSuccess;
  const preview = useQuery({ ...mergingOf(entity).preview(two), retry: false, enabled: isOpen });
  const choose = (field: string, isTaken: boolean): void =>
    setTake((before) => new Set(isTaken ? [...before, field] : [...before].filter((one) => one !== field)));
  const failure = merge.error ?? preview.error;
  return (
    <div className={styles.two}>
      <Card title={t('duplicates.two')} layout="plain">
        <div className={styles.pair}>
          <div className={styles.side} data-kept="">
            <span className={styles.caption}>{t('duplicates.kept')}</span>
            <Thing entity={entity} thing={kept} words={words} />
          </div>
          <Button icon={<ArrowLeftRight />} onPress={onSwap}>
            {t('duplicates.swap')}
          </Button>
          <div className={styles.side}>
            <span className={styles.caption}>{t('duplicates.ended')}</span>
            <Thing entity={entity} thing={ended} words={words} />
          </div>
        </div>
      </Card>
      <Card title={t('duplicates.values')} layout="plain">
        {asked.length === 0 ? <p>{t('duplicates.alike')}</p> : null}
        {asked.length > 1 ? (
          <div className={styles.sides}>
            <Button size="md" onPress={() => setTake(new Set())}>
              {t('duplicates.allKept')}
            </Button>
            <Button size="md" onPress={() => setTake(new Set(asked.map(({ field }) => field)))}>
              {t('duplicates.allEnded')}
            </Button>
          </div>
        ) : null}
        {asked.map((field) => (
          <Choice
            key={field.field}
            field={field}
            label={text(field.label)}
            values={[valueAt(kept, field.field), valueAt(ended, field.field)]}
            words={values}
            isTaken={take.has(field.field)}
            onChoose={(isTaken) => choose(field.field, isTaken)}
          />
        ))}
        {joined.length > 0 ? (
          <p className={styles.note}>
            {t('duplicates.joined', { fields: joined.map(({ label }) => text(label)).join(', ') })}
          </p>
        ) : null}
        {decided.map((what) => (
          <p key={what.en} className={styles.note}>
            {text(what)}
          </p>
        ))}
      </Card>
      {preview.error ? null : <Moves preview={preview.data} />}
      {failure ? (
        <Banner status="error" title={t('duplicates.failed')}>
          {refusalOfMerge(t, failure)}
        </Banner>
      ) : null}
      {isRefused ? <OtherSite /> : null}
      <div className={styles.foot}>
        <p className={styles.note}>
          {t('duplicates.becomes', { ended: name(ended, entity.title), kept: name(kept, entity.title) })}
        </p>
        <Button
          type="filled"
          icon={<SiteCrest />}
          isPending={merge.isPending}
          why={
            why ?? (preview.isPending ? t('ui.loading') : preview.error ? refusalOfMerge(t, preview.error) : undefined)
          }
          onPress={() => refuses() || merge.mutate([...take])}
        >
          {t('duplicates.merge', { site })}
        </Button>
      </div>
    </div>
  );
}

interface ChoiceProps {
  field: FieldDefinition;
  label: string;
  /** Of the one that is kept, and of the other. */
  values: readonly [unknown, unknown];
  words: ValueWords;
  isTaken: boolean;
  onChoose(isTaken: boolean): void;
}

/** A field that the two have different: whose value is left. */
function Choice({ field, label, values: [mine, theirs], words, isTaken, onChoose }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.sides}>
        <ChoiceCard name={name} isChosen={!isTaken} onChoose={() => onChoose(false)}>
          <Value field={field} value={mine} words={words} />
        </ChoiceCard>
        <ChoiceCard name={name} isChosen={isTaken} onChoose={() => onChoose(true)}>
          <Value field={field} value={theirs} words={words} />
        </ChoiceCard>
      </div>
    </fieldset>
  );
}

function Value({ field, value, words }: Pick<ChoiceProps, 'field' | 'words'> & { value: unknown }) {
  const { t } = useTranslation();
  const pictures = picturesOf(field, value) ?? [];
  if (pictures.length > 0) return <ValuePictures pictures={pictures} />;
  return valueText(field, value, words) || t('engine.none');
}
