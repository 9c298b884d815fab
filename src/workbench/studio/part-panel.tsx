import { ArrowDown, ArrowLeft, ArrowUp, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWords } from '../words.ts';
import { ActionPanel } from './action-panel.tsx';
import { ColumnPanel } from './column-panel.tsx';
import { DefinitionPanel } from './definition-panel.tsx';
import { FieldPanel } from './field-panel.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { HeadPanel } from './head-panel.tsx';
import type { Place } from './json.ts';
import { LinkPanel } from './link-panel.tsx';
import { ListPanel } from './list-panel.tsx';
import { moveStep, whyKept } from './part-order.ts';
import styles from './part-panel.module.css';
import { SectionPanel } from './section-panel.tsx';
import { isWhole, keyOf, nameOf, placeOf, type Spot } from './spots.ts';
import { faultsAt, useStudio } from './studio-context.ts';

/** The properties of what is selected. */
export function PartPanel({ spot }: { spot: Spot }) {
  const { definition, language, faults, select, step } = useStudio();
  const t = useWords();
  const place = placeOf(definition, spot);
  if (!place) return null;
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) select(undefined);
    const by = event.altKey && (event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' && 1);
    const move = by ? moveStep(definition, place, by) : undefined;
    if (!move) return;
    event.preventDefault();
    step(move);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the controls within
    <div className={styles.part} onKeyDown={press}>
      <div className={styles.head}>
        <Button type="regular-no-border" size="xs" icon={<ArrowLeft />} onPress={() => select(undefined)}>
          {t('studio.parts.all')}
        </Button>
        <Controls spot={spot} place={place} />
      </div>
      <div>
        <p className={styles.kind}>
          {t(`studio.part.${spot.kind}`)} <code>{keyOf(spot)}</code>
        </p>
        <h2 tabIndex={-1} className={styles.title}>
          {nameOf(definition, spot, language)}
        </h2>
      </div>
      <Told
        place={place}
        told={faultsAt(
          faults.filter((fault) => fault.place && isOfWhole(fault.place, place)),
          place,
        )}
      />
      <Properties spot={spot} place={place} />
    </div>
  );
}

/** The keys by which parts are known: no property of a panel shows them. */
const NAMING: readonly unknown[] = ['name', 'field', 'parameter'];

/** Whether a place is that of a part itself, or of what names it. */
function isOfWhole(told: Place, part: Place): boolean {
  return told.length === part.length || (told.length === part.length + 1 && NAMING.includes(told.at(-1)));
}

/** What the check says about a part as a whole. */
function Told({ told }: { place: Place; told: string | undefined }) {
  return told ? (
    <p role="alert" className={styles.told}>
      {told}
    </p>
  ) : null;
}

/** The buttons that move a part and take it away. */
function Controls({ spot, place }: { spot: Spot; place: Place }) {
  const { definition, select, step } = useStudio();
  const t = useWords();
  if (isWhole(spot)) return null;
  const move = (by: -1 | 1) => moveStep(definition, place, by);
  const go = (by: -1 | 1): void => {
    const made = move(by);
    if (made) step(made);
  };
  return (
    <div className={styles.controls}>
      <IconButton
        label={t('studio.part.up')}
        icon={<ArrowUp />}
        size="sm"
        onPress={() => go(-1)}
        why={move(-1) ? undefined : t('studio.part.first')}
      />
      <IconButton
        label={t('studio.part.down')}
        icon={<ArrowDown />}
        size="sm"
        onPress={() => go(1)}
        why={move(1) ? undefined : t('studio.part.last')}
      />
      <IconButton
        label={t('studio.part.remove')}
        icon={<Trash2 />}
        size="sm"
        why={whyKept(definition, place, t)}
        onPress={() => {
          step({ kind: 'remove', place });
          select(undefined);
        }}
      />
    </div>
  );
}

function Properties({ spot, place }: { spot: Spot; place: Place }) {
  switch (spot.kind) {
    case 'field':
      return <FieldPanel key={`${spot.field} ${spot.item}`} spot={spot} place={place} />;
    case 'section':
      return <SectionPanel place={place} />;
    case 'column':
      return <ColumnPanel key={spot.field} place={place} field={spot.field} />;
    case 'filter':
      return <FilterPanel key={spot.parameter} place={place} parameter={spot.parameter} />;
    case 'action':
      return <ActionPanel key={spot.name} place={place} />;
    case 'link':
      return <LinkPanel key={spot.path} place={place} path={spot.path} />;
    case 'list':
      return <ListPanel />;
    case 'head':
      return <HeadPanel />;
    case 'definition':
      return <DefinitionPanel />;
  }
}
