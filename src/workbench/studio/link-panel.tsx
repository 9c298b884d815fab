import { useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { useWords } from '../words.ts';
import type { Place } from './json.ts';
import { wordsAt } from './key-order.ts';
import { FlagProperty, TextPair, TextProperty } from './properties.tsx';
import { faultsAt, useStudio } from './studio-context.ts';

/** The properties of a link: its words, its address, and whether it is a tab. */
export function LinkPanel({ place, path }: { place: Place; path: string }) {
  const { faults, select, step } = useStudio();
  const t = useWords();
  const [written, setWritten] = useState(path);
  // A link is known by its address: it stays selected under the new one.
  const take = (): void => {
    if (written === path || written === '') return;
    step({ kind: 'set', place: [...place, 'path'], value: written });
    select({ kind: 'link', path: written });
  };
  return (
    <>
      <TextPair place={[...place, 'label']} label={t('studio.field.label')} />
      <TextField
        label={t('studio.link.address')}
        description={wordsAt([...place, 'path'])}
        error={faultsAt(faults, [...place, 'path'])}
        value={written}
        onChange={setWritten}
        onBlur={take}
      />
      <FlagProperty place={[...place, 'tab']} label={t('studio.link.tab')} description={wordsAt([...place, 'tab'])} />
      <TextProperty
        place={[...place, 'count']}
        label={t('studio.link.count')}
        description={wordsAt([...place, 'count'])}
      />
      <TextProperty
        place={[...place, 'requires']}
        label={t('studio.link.addOn')}
        description={wordsAt([...place, 'requires'])}
      />
    </>
  );
}
