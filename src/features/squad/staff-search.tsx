import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListStaffWithoutTeam, useSearchStaff } from '../../../generated/api/index.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FoundRow } from './found-row.tsx';
import { PeopleSearch } from './people-search.tsx';
import type { SearchProps } from './players-search.tsx';
import type { Side } from './squad.ts';
import { staffOf } from './squad-bodies.ts';
import { foundOf, SEARCHING, useSearch } from './use-found.ts';

const side: Side = 'staff';

/** Looks for staff who work for no team, or, as one may work for several, among all. */
export function StaffSearch({ standings, why, actions, choice }: SearchProps) {
  const { t } = useTranslation();
  const [isWide, setWide] = useState(false);
  const search = useSearch();
  const { settled, pageSize } = search;
  const free = useListStaffWithoutTeam(
    { pageSize, ...(settled === '' ? {} : { search: settled }) },
    { query: { ...SEARCHING, enabled: !isWide } },
  );
  // Among all, the service wants a word (specification §5).
  const all = useSearchStaff(
    { search: settled || '-', pageSize },
    { query: { ...SEARCHING, enabled: isWide && settled !== '' } },
  );
  const answer = isWide ? all : free;
  const { data } = answer;
  const people = useMemo(() => (data?.items ?? []).map(staffOf), [data]);
  return (
    <PeopleSearch
      title={t('squad.search.title')}
      label={t(isWide ? 'squad.search.allStaff' : 'squad.search.staff')}
      hint={isWide && search.text.trim() === '' ? t('messages.searchKeywordRequired') : undefined}
      found={foundOf(search, answer)}
      choice={
        <>
          {choice}
          <Checkbox label={t('squad.search.wide')} value={isWide} onChange={setWide} />
        </>
      }
    >
      {people.map((member) => (
        <FoundRow
          key={member.uuid}
          side={side}
          member={member}
          details={[member.values.role, member.note].filter(Boolean).join(', ')}
          standing={standings.get(member.uuid)}
          why={why}
          onJoin={actions.joinStaff}
          onLeave={actions.leave}
        />
      ))}
    </PeopleSearch>
  );
}
