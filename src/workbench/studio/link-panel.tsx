import { useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import type { Place } from './json.ts';
import { wordsAt } from './key-order.ts';
import { FlagProperty, TextPair, TextProperty } from './properties.tsx';
import { faultsAt, useStudio } from './studio-context.ts';

/** The properties of a link: its words, its address, and whether it is a tab. */
export function LinkPanel({ place, path }: { place: Place; path: string }) {
  const { faults, select, step } = useStudio();
  const [written, setWritten] = useState(path);
  // A link is known by its address: it stays selected under the new one.
  const take = (): void => {
    if (written === path || written === '') return;
    step({ kind: 'set', place: [...place, 'path'], value: written });
    select({ kind: 'link', path: written });
  };
  return (
    <>
      <TextPair place={[...place, 'label']} label="Label" />
      <TextField
        label="Address"
        description={wordsAt([...place, 'path'])}
        error={faultsAt(faults, [...place, 'path'])}
        value={written}
        onChange={setWritten}
        onBlur={take}
      />
      <FlagProperty place={[...place, 'tab']} label="A tab of the editor" description={wordsAt([...place, 'tab'])} />
      <TextProperty place={[...place, 'requires']} label="Add-on" description={wordsAt([...place, 'requires'])} />
    </>
  );
}
