import { wordsAt } from './key-order.ts';
import { NumberProperty, PickProperty, TextPair, WordsProperty } from './properties.tsx';
import { useStudio } from './studio-context.ts';

const ORDER = ['list', 'order'];

/** The properties of the list as a whole: search, order, length of its pages. */
export function ListPanel() {
  const { offers } = useStudio();
  return (
    <>
      <TextPair place={['list', 'search']} label="Words in the search field" isOptional />
      <PickProperty
        place={[...ORDER, 'by']}
        label="Ordered at first by"
        description={wordsAt([...ORDER, 'by'])}
        options={offers.orders}
      />
      <PickProperty
        place={[...ORDER, 'direction']}
        label="Direction"
        options={[
          { value: 'asc', label: 'from A to Z, from the oldest' },
          { value: 'desc', label: 'from Z to A, from the newest' },
        ]}
      />
      <NumberProperty place={['list', 'pageSize']} label="Rows in a page" description={wordsAt(['list', 'pageSize'])} />
      <WordsProperty
        place={['list', 'edit']}
        label="Fields changed in the list"
        description={wordsAt(['list', 'edit'])}
        suggestions={offers.fields.map(({ path }) => path)}
      />
    </>
  );
}
