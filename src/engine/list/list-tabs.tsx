import { useLocation } from 'react-router-dom';
import type { ShownEntity } from '../../contract/entity.ts';
import { TabLinks } from '../../ui/tab-links.tsx';
import { useText } from '../text/use-text.ts';
import { type ListState, writeListState } from './use-list-state.ts';

/** Props of {@link ListTabs}. */
export interface ListTabsProps {
  entity: ShownEntity;
  state: ListState;
}

/** The parts of a list that are looked at by themselves, each at its address: search and other filters stay, the order is each part's own. */
export function ListTabs({ entity: { list }, state }: ListTabsProps) {
  const text = useText();
  const { pathname } = useLocation();
  const filter = list.filters.find(({ as }) => as === 'tabs');
  if (!filter) return null;
  const { parameter, choices = {} } = filter;
  const tabs = Object.entries(choices).map(([value, label]) => {
    const filters = { ...state.filters, [parameter]: value };
    const query = writeListState(list, { ...state, filters, page: 1, sort: list.order });
    return {
      href: query.size > 0 ? `${pathname}?${query}` : pathname,
      label: text(label),
      isCurrent: state.filters[parameter] === value,
    };
  });
  return <TabLinks label={text(filter.label)} tabs={tabs} />;
}
