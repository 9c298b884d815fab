import { Select } from '../../ui/select.tsx';
import { ConditionEditor } from './condition-editor.tsx';
import { jsonAt, type Place } from './json.ts';
import { valuesAt, wordsAt } from './key-order.ts';
import { JsonProperty, PickProperty, TextPair } from './properties.tsx';
import { SavedValues } from './saved-values.tsx';
import { useStudio } from './studio-context.ts';
import { useLabelOf } from './use-label-of.ts';

/** The properties of an action: its words, how it looks, where it is offered and what it does. */
export function ActionPanel({ place }: { place: Place }) {
  const { offers } = useStudio();
  const labelOf = useLabelOf();
  return (
    <>
      <TextPair place={[...place, 'label']} label="The button" />
      <TextPair place={[...place, 'text']} label="What it will do" isLong />
      <TextPair place={[...place, 'otherwise']} label="Why not, where it is not offered" isOptional isLong />
      <PickProperty
        place={[...place, 'tone']}
        label="Tone"
        description={wordsAt([...place, 'tone'])}
        options={valuesAt([...place, 'tone'])}
        none="as any other"
      />
      <ConditionEditor
        place={[...place, 'when']}
        fields={offers.states.map((state) => ({ ...state, label: labelOf(state.path) }))}
        words={{ none: 'Always offered.', first: 'Offered only where', next: 'And where' }}
      />
      <Doing place={place} />
    </>
  );
}

/** What the action does: values that it saves, a removal, or the call of an operation. */
function Doing({ place }: { place: Place }) {
  const { definition, step } = useStudio();
  const has = (key: string): boolean => jsonAt(definition, [...place, key]) !== undefined;
  const [removes, calls] = [has('remove'), has('call')];
  const choose = (next: string): void =>
    step({
      kind: 'all',
      steps:
        next === 'remove'
          ? [
              { kind: 'remove', place: [...place, 'set'] },
              { kind: 'set', place: [...place, 'remove'], value: true },
            ]
          : [{ kind: 'remove', place: [...place, 'remove'] }],
    });
  if (calls) return <JsonProperty place={[...place, 'call']} label="Calls" description={wordsAt([...place, 'call'])} />;
  return (
    <>
      <Select
        label="What it does"
        options={[
          { value: 'set', label: 'saves values' },
          { value: 'remove', label: 'deletes', description: wordsAt([...place, 'remove']) },
        ]}
        value={removes ? 'remove' : 'set'}
        onChange={choose}
      />
      {removes ? null : <SavedValues place={[...place, 'set']} />}
    </>
  );
}
