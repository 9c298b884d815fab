import type { Place } from './json.ts';
import { wordsAt } from './key-order.ts';
import { JsonProperty, PickProperty, TextPair } from './properties.tsx';

/** The properties of an action: its words, how it looks, where it is offered and what it saves. */
export function ActionPanel({ place }: { place: Place }) {
  return (
    <>
      <TextPair place={[...place, 'label']} label="The button" />
      <TextPair place={[...place, 'text']} label="What it will do" isLong />
      <TextPair place={[...place, 'otherwise']} label="Why not, where it is not offered" isOptional isLong />
      <PickProperty
        place={[...place, 'tone']}
        label="Tone"
        description={wordsAt([...place, 'tone'])}
        options={['danger']}
        none="as any other"
      />
      <JsonProperty place={[...place, 'when']} label="Offered where" description={wordsAt([...place, 'when'])} />
      <JsonProperty place={[...place, 'set']} label="Saves" description={wordsAt([...place, 'set'])} />
    </>
  );
}
