import { Select } from '../../ui/select.tsx';
import { useWords } from '../words.ts';
import { AskEditor, ToldEditor } from './action-words.tsx';
import { CallEditor } from './call-editor.tsx';
import { ConditionEditor } from './condition-editor.tsx';
import { jsonAt, type Place } from './json.ts';
import { valuesAt, wordsAt } from './key-order.ts';
import { newCall } from './new-parts.ts';
import { FlagProperty, PickProperty, TextPair } from './properties.tsx';
import { SavedValues } from './saved-values.tsx';
import { useStudio } from './studio-context.ts';
import { useLabelOf } from './use-label-of.ts';

/** The properties of an action: its words, how it looks, where it is offered and what it does. */
export function ActionPanel({ place }: { place: Place }) {
  const { offers } = useStudio();
  const t = useWords();
  const labelOf = useLabelOf();
  return (
    <>
      <TextPair place={[...place, 'label']} label={t('studio.action.button')} />
      <TextPair place={[...place, 'text']} label={t('studio.action.text')} isLong />
      <AskEditor place={place} />
      <ToldEditor place={place} />
      <TextPair place={[...place, 'otherwise']} label={t('studio.action.otherwise')} isOptional isLong />
      <PickProperty
        place={[...place, 'tone']}
        label={t('studio.action.tone')}
        description={wordsAt([...place, 'tone'])}
        options={valuesAt([...place, 'tone'])}
        none={t('studio.action.anyOther')}
      />
      <ConditionEditor
        place={[...place, 'when']}
        fields={offers.states.map((state) => ({ ...state, label: labelOf(state.path) }))}
        words={{
          none: t('studio.action.always'),
          first: t('studio.action.first'),
          next: t('studio.action.next'),
        }}
      />
      <Doing place={place} />
      <FlagProperty
        place={[...place, 'saves']}
        label={t('studio.action.saves')}
        description={wordsAt([...place, 'saves'])}
      />
      <FlagProperty
        place={[...place, 'uses']}
        label={t('studio.action.uses')}
        description={wordsAt([...place, 'uses'])}
      />
    </>
  );
}

/** What the action does: values that it saves, a removal, or the call of an operation. */
function Doing({ place }: { place: Place }) {
  const { definition, offers, step } = useStudio();
  const t = useWords();
  const does = WAYS.find((way) => jsonAt(definition, [...place, way]) !== undefined) ?? 'set';
  const [called] = offers.calls;
  const choose = (next: string): void => {
    const others = WAYS.filter((way) => way !== next).map((way) => ({
      kind: 'remove' as const,
      place: [...place, way],
    }));
    const value = next === 'remove' ? true : next === 'call' && called ? newCall(called) : undefined;
    const chosen = value === undefined ? [] : [{ kind: 'set' as const, place: [...place, next], value }];
    step({ kind: 'all', steps: [...others, ...chosen] });
  };
  return (
    <>
      <Select
        label={t('studio.action.does')}
        options={[
          { value: 'set', label: t('studio.action.set') },
          { value: 'remove', label: t('studio.action.remove'), description: wordsAt([...place, 'remove']) },
          ...(called || does === 'call'
            ? [{ value: 'call', label: t('studio.action.call'), description: wordsAt([...place, 'call']) }]
            : []),
        ]}
        value={does}
        onChange={choose}
      />
      {does === 'set' ? <SavedValues place={[...place, 'set']} /> : null}
      {does === 'call' ? <CallEditor place={[...place, 'call']} /> : null}
    </>
  );
}

/** What an action can do, of which it does one. */
const WAYS = ['call', 'remove', 'set'];
