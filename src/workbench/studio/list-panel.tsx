import { useWords } from '../words.ts';
import { wordsAt } from './key-order.ts';
import { NumberProperty, PickProperty, TextPair, WordsProperty } from './properties.tsx';
import { useStudio } from './studio-context.ts';

const ORDER = ['list', 'order'];

/** The properties of the list as a whole: search, order, length of its pages. */
export function ListPanel() {
  const { offers } = useStudio();
  const t = useWords();
  return (
    <>
      <TextPair place={['list', 'search']} label={t('studio.list.search')} isOptional />
      <PickProperty
        place={[...ORDER, 'by']}
        label={t('studio.list.order')}
        description={wordsAt([...ORDER, 'by'])}
        options={offers.orders}
      />
      <PickProperty
        place={[...ORDER, 'direction']}
        label={t('studio.list.direction')}
        options={[
          { value: 'asc', label: t('studio.list.asc') },
          { value: 'desc', label: t('studio.list.desc') },
        ]}
      />
      <NumberProperty
        place={['list', 'pageSize']}
        label={t('studio.list.pageSize')}
        description={wordsAt(['list', 'pageSize'])}
      />
      <WordsProperty
        place={['list', 'edit']}
        label={t('studio.list.edit')}
        description={wordsAt(['list', 'edit'])}
        suggestions={offers.fields.map(({ path }) => path)}
      />
    </>
  );
}
