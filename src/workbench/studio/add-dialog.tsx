import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useWords } from '../words.ts';
import { type JsonObject, listIn, type Place, textIn } from './json.ts';
import { newColumn, newField, newFilter } from './new-parts.ts';
import styles from './parts-list.module.css';
import { COLUMNS, FILTERS, SECTIONS, type Spot } from './spots.ts';
import { useStudio } from './studio-context.ts';
import { useLabelled } from './use-labelled.ts';

/** What is to be added, and where. */
export type Adding = { kind: 'column' | 'filter' } | { kind: 'field'; section: number };

interface Offer {
  name: string;
  holds: string;
  description: string;
  isRequired: boolean;
  spot: Spot;
  value: JsonObject;
}

/** Offers what the contract has and the definition lacks; what is pressed is added and selected. */
export function AddDialog({ adding, onClose }: { adding: Adding; onClose(): void }) {
  const { definition, select, step } = useStudio();
  const t = useWords();
  const [word, setWord] = useState('');
  const list: Place =
    adding.kind === 'field' ? [...SECTIONS, adding.section, 'fields'] : adding.kind === 'column' ? COLUMNS : FILTERS;
  const offers = useOffers(adding);
  const sought = word.trim().toLowerCase();
  const found = offers.filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(sought));
  const add = ({ spot, value }: Offer): void => {
    step({ kind: 'insert', place: [...list, listIn(definition, list).length], value });
    select(spot);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t(`studio.add.${adding.kind}`)} size="md">
      <TextField label={t('studio.add.find')} value={word} onChange={setWord} autoFocus autoComplete="off" />
      <ul className={styles.offers} aria-label={t('studio.add.offers')}>
        {found.map((offer) => (
          <li key={offer.name}>
            <button type="button" className={styles.offer} onClick={() => add(offer)}>
              <span className={styles.offerHead}>
                <code>{offer.name}</code>
                <span className={styles.about}>{offer.holds}</span>
                {offer.isRequired ? <Badge>{t('studio.add.required')}</Badge> : null}
              </span>
              <span className={styles.about}>{offer.description}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p className={styles.about}>{t('studio.add.nothing')}</p> : null}
    </Dialog>
  );
}

function useOffers({ kind }: Adding): Offer[] {
  const { definition, offers, vocabulary } = useStudio();
  const labelled = useLabelled();
  const used = (list: Place, key: string): string[] => listIn(definition, list).map((entry) => textIn(entry, [key]));
  if (kind === 'column') {
    const shown = used(COLUMNS, 'field');
    const free = offers.columns.filter(({ path, kinds }) => kinds.length > 0 && !shown.includes(path));
    return free.map((one) => ({
      ...named(one.path, one),
      spot: { kind, field: one.path },
      value: newColumn(one, labelled),
    }));
  }
  if (kind === 'filter') {
    const filled = [...used(FILTERS, 'parameter'), ...used(FILTERS, 'until')];
    const free = offers.filters.filter(({ parameter }) => !filled.includes(parameter));
    return free.map((one) => ({
      ...named(one.parameter, one),
      spot: { kind, parameter: one.parameter },
      value: newFilter(one, offers, vocabulary?.sources ?? []),
    }));
  }
  const shown = listIn(definition, SECTIONS).flatMap((_, index) => used([...SECTIONS, index, 'fields'], 'field'));
  // A whole and its parts are never shown both.
  const isTaken = (path: string): boolean =>
    shown.some((one) => one === path || one.startsWith(`${path}.`) || path.startsWith(`${one}.`));
  return offers.fields
    .filter(({ path }) => !isTaken(path))
    .map((one) => ({ ...named(one.path, one), spot: { kind, field: one.path }, value: newField(one) }));
}

const named = (name: string, offered: { holds: string; description?: string; isRequired?: boolean }) => ({
  name,
  holds: offered.holds,
  description: offered.description ?? '',
  isRequired: offered.isRequired ?? false,
});
