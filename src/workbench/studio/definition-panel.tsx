import { valuesAt, wordsAt } from './key-order.ts';
import { PickProperty, TextPair } from './properties.tsx';
import { useStudio } from './studio-context.ts';
import { UniquePanel } from './unique-panel.tsx';

/** What the definition as a whole is called, and where it stands. */
export function DefinitionPanel() {
  const { vocabulary } = useStudio();
  return (
    <>
      <TextPair place={['labels', 'one']} label="One of them" />
      <TextPair place={['labels', 'many']} label="Several of them" />
      <TextPair place={['labels', 'add']} label="The button that adds one" />
      <TextPair place={['about']} label="What it is for" isOptional isLong />
      <PickProperty place={['icon']} label="Icon" description={wordsAt(['icon'])} options={vocabulary?.icons ?? []} />
      <PickProperty place={['area']} label="Group of the navigation" options={valuesAt(['area'])} none="none" />
      <UniquePanel />
    </>
  );
}
