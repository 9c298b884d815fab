import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { ComboBox } from '../../../ui/combo-box.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Option } from '../../../ui/option.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { ancestorsOf, find, listItems, topmost } from '../model/find.ts';
import { moveRefusal, type Place } from '../model/move.ts';
import styles from './move-dialog.module.css';
import type { RowMenuProps } from './row-menu.tsx';

/** Where beside what was chosen the items go. */
type Side = 'last' | 'first' | 'before' | 'after';

/** Asks where items go: in or beside which group or item. For those who neither drag nor carry, and for long ways. */
export function MoveDialog({ props, view, acts }: RowMenuProps) {
  const { moving, setMoving, words } = view;
  const { t } = useTranslation();
  const title = t('menu.tree.moveTitle', { name: words.namesOf(props.groups, moving ?? []) });
  return (
    <Dialog isOpen={moving !== undefined} onClose={() => setMoving(undefined)} title={title} size="md">
      {moving ? <Choice key={moving.join()} props={props} view={view} acts={acts} ids={moving} /> : null}
    </Dialog>
  );
}

function Choice({ props, view, acts, ids }: RowMenuProps & { ids: readonly string[] }) {
  const { t } = useTranslation();
  const { groups } = props;
  const [goal, setGoal] = useState<string | null>(null);
  const [side, setSide] = useState<Side>('last');
  const [isAsked, setAsked] = useState(false);
  const options = useGoals(props, view, ids);
  const isGroup = groups.some(({ id }) => id === goal);
  const sides: readonly Side[] = isGroup ? ['last', 'first'] : ['last', 'first', 'before', 'after'];
  const chosen = sides.includes(side) ? side : 'last';
  const place = goal === null ? undefined : placeBeside(props, goal, chosen);
  const refusal = place && moveRefusal(groups, ids, place);
  const problem = refusal ? view.words.why(groups, refusal) : isAsked && !place ? t('menu.tree.chooseGoal') : undefined;
  const done = (): void => {
    setAsked(true);
    if (!place || refusal) return;
    view.setMoving(undefined);
    acts.move(ids, place);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        done();
      }}
    >
      <ComboBox
        label={t('menu.tree.goal')}
        placeholder={t('menu.tree.goalHint')}
        options={options}
        value={goal}
        onChange={setGoal}
        error={problem}
        isRequired
      />
      <RadioGroup
        label={t('menu.tree.side')}
        look="segments"
        options={sides.map((value) => ({ value, label: t(`menu.tree.sides.${value}`) }))}
        value={chosen}
        onChange={(value) => setSide(sides.find((one) => one === value) ?? 'last')}
      />
      <footer className={styles.actions}>
        <Button onPress={() => view.setMoving(undefined)}>{t('ui.cancel')}</Button>
        <Button type="filled" isSubmit>
          {t('menu.tree.move')}
        </Button>
      </footer>
    </form>
  );
}

/** Every group and item but those that are moved and what is under them, each with what is above it. */
function useGoals(
  { groups }: RowMenuProps['props'],
  { words }: RowMenuProps['view'],
  ids: readonly string[],
): Option[] {
  const moved = new Set(topmost(groups, ids).map(({ item }) => item.id));
  return groups.flatMap((group) => [
    { value: group.id, label: words.groupName(group) },
    ...listItems([group]).flatMap(({ item }) => {
      const above = ancestorsOf([group], item.id);
      if (moved.has(item.id) || above.some(({ id }) => moved.has(id))) return [];
      const path = [words.groupName(group), ...above.map(({ id }) => words.nameOf([group], id))].join(' › ');
      return [
        { value: item.id, label: words.nameOf([group], item.id), description: path, keywords: [item.identifier] },
      ];
    }),
  ]);
}

function placeBeside({ groups }: RowMenuProps['props'], goal: string, side: Side): Place | undefined {
  const group = groups.find(({ id }) => id === goal);
  if (group) return { groupId: goal, parentId: null, index: side === 'first' ? 0 : group.children.length };
  const found = find(groups, goal);
  if (!found) return undefined;
  const { item, parent, index } = found;
  if (side === 'last' || side === 'first') {
    return { groupId: found.group.id, parentId: goal, index: side === 'first' ? 0 : item.children.length };
  }
  return { groupId: found.group.id, parentId: parent?.id ?? null, index: side === 'before' ? index : index + 1 };
}
