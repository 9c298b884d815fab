import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuGroup } from '../../../../generated/model/index.ts';
import { useActiveSite } from '../../../engine/active-site.ts';
import styles from '../../../engine/editor/merge/conflict-dialog.module.css';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { diffMenus } from '../publish/diff-menus.ts';
import { useMenuWords } from '../publish/use-menu-words.ts';
import type { Choices, MenuClash, Side } from './menu-clash.ts';
import { useClashWords } from './use-clash-words.ts';

/** Props of {@link ClashDialog}. */
export interface ClashDialogProps {
  clashes: readonly MenuClash[];
  /** The menu before and after what somebody else did; what of that clashes with nothing is told. Left out for a draft. */
  meanwhile?: { before: readonly MenuGroup[]; after: readonly MenuGroup[] } | undefined;
  /** Two menus that meet: what is published and what somebody else published (unless told), a draft and what the page has now, or what is edited and a newer menu. */
  of?: 'publish' | 'draft' | 'newer' | undefined;
  /** Whose version to take of each clash; undefined to go back to the menu. */
  onAnswer(choices: Choices | undefined): void;
}

const LEADS = {
  publish: 'menuPage.clash.lead',
  draft: 'menuPage.clash.draftLead',
  newer: 'menuPage.clash.newerLead',
} as const;

/** Shows side by side what both changed, and lets the user choose. Nothing is chosen beforehand. */
export function ClashDialog({ clashes, meanwhile, of = 'publish', onAnswer }: ClashDialogProps) {
  const { t } = useTranslation();
  const words = useMenuWords();
  const { name: site } = useActiveSite();
  const [choices, setChoices] = useState<Choices>(new Map());
  const missing = clashes.filter(({ key }) => !choices.has(key)).length;
  const takeAll = (side: Side) => setChoices(new Map(clashes.map(({ key }) => [key, side])));
  const isDraft = of === 'draft';
  const theirs = meanwhile ? words.summary(diffMenus(meanwhile.before, meanwhile.after)) : '';
  const names: Readonly<Record<Side, string>> = isDraft
    ? { mine: t('menuPage.clash.draft'), theirs: t('menuPage.clash.now') }
    : { mine: t('merge.mine'), theirs: t('merge.theirs') };
  return (
    <Dialog
      isOpen
      onClose={() => onAnswer(undefined)}
      title={t(isDraft ? 'drafts.clash.title' : 'merge.title')}
      size="lg"
      actions={
        <>
          <Button onPress={() => onAnswer(undefined)}>{t('menuPage.publish.back')}</Button>
          <Button
            type="filled"
            why={missing > 0 ? t('menuPage.clash.missing', { count: missing }) : undefined}
            onPress={() => onAnswer(choices)}
          >
            {isDraft
              ? t('drafts.bringBack')
              : of === 'newer'
                ? t('menuPage.newer.take')
                : t('engine.save.to', { site })}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{t(LEADS[of])}</p>
      {theirs === '' ? null : <p className={styles.lead}>{t('menuPage.clash.theirs', { changes: theirs })}</p>}
      <div className={styles.all}>
        <Button size="md" onPress={() => takeAll('mine')}>
          {t(isDraft ? 'drafts.clash.allTyped' : 'merge.allMine')}
        </Button>
        <Button size="md" onPress={() => takeAll('theirs')}>
          {t(isDraft ? 'drafts.clash.allNow' : 'merge.allTheirs')}
        </Button>
      </div>
      {clashes.map((clash) => (
        <ClashChoice
          key={clash.key}
          clash={clash}
          names={names}
          chosen={choices.get(clash.key)}
          onChoose={(side) => setChoices((before) => new Map(before).set(clash.key, side))}
        />
      ))}
    </Dialog>
  );
}

interface ClashChoiceProps {
  clash: MenuClash;
  names: Readonly<Record<Side, string>>;
  chosen: Side | undefined;
  onChoose(side: Side): void;
}

function ClashChoice({ clash, names, chosen, onChoose }: ClashChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  const words = useClashWords(clash);
  return (
    <fieldset className={styles.clash}>
      <legend className={styles.legend}>{words.title}</legend>
      <p className={styles.before}>
        <span className={styles.caption}>{t('merge.before')}</span> {words.before || t('engine.none')}
      </p>
      <div className={styles.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side} className={styles.side}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />
            <span className={styles.words}>
              <b className={styles.caption}>{names[side]}</b>
              {words[side] || t('engine.none')}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
