import { Select } from '../../ui/select.tsx';
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
  const labelOf = useLabelOf();
  return (
    <>
      <TextPair place={[...place, 'label']} label="The button" />
      <TextPair place={[...place, 'text']} label="What it will do" isLong />
      <AskEditor place={place} />
      <ToldEditor place={place} />
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
      <FlagProperty
        place={[...place, 'saves']}
        label="Saves what was changed first"
        description={wordsAt([...place, 'saves'])}
      />
      <FlagProperty
        place={[...place, 'uses']}
        label="Shows first what refers to it"
        description={wordsAt([...place, 'uses'])}
      />
    </>
  );
}

/** What the action does: values that it saves, a removal, or the call of an operation. */
function Doing({ place }: { place: Place }) {
  const { definition, offers, step } = useStudio();
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
        label="What it does"
        options={[
          { value: 'set', label: 'saves values' },
          { value: 'remove', label: 'deletes', description: wordsAt([...place, 'remove']) },
          ...(called || does === 'call'
            ? [{ value: 'call', label: 'calls the service', description: wordsAt([...place, 'call']) }]
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
