import { CircleAlert, TriangleAlert } from 'lucide-react';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition, WidgetName, WidgetOptions } from '../../contract/entity.ts';
import type { SortableEntry } from '../../ui/sortable-list-entry.ts';
import { pictureAddress } from '../media/media-string.ts';
import { useShownPicture } from '../media/use-shown-picture.ts';
import { dayOf } from '../values/date-time.ts';
import { textAt, type Values, valueAt } from '../values/values.ts';
import { DateWidget } from './date.tsx';
import styles from './logo-strip.module.css';
import { WebAddressWidget } from './web-address.tsx';

/** What the rows of a strip share. */
export interface LogoRow {
  id: string;
  items: readonly Values[];
  options: WidgetOptions<'logo-strip'>;
  why: string | undefined;
  write(index: number, property: string, value: unknown): void;
  /** What is wrong at a dotted path inside the list. */
  errorAt(path: string): string | undefined;
}

const Rows = createContext<LogoRow | undefined>(undefined);

/** Provides what the rows of a strip share: a row renders again only when what it shows changes. */
export const LogoRows = Rows.Provider;

/** A logo in its place: its picture on both grounds, its name, when it ends, and the days and the address of its own. */
export function LogoStripRow({ entry, index }: { entry: SortableEntry; index: number }) {
  const { t } = useTranslation();
  const rows = useContext(Rows);
  const item = rows?.items[index];
  if (!rows || !item) return null;
  const { options } = rows;
  const until = lastDay(item, options);
  const isOver = until !== '' && until < dayOf(new Date());
  const light = textAt(item, options.picture);
  const elsewhere = options.elsewhere === undefined ? '' : textAt(item, options.elsewhere);
  return (
    <div className={styles.row} data-whole-line="">
      <span className={styles.pictures}>
        <span className={styles.light}>
          <Logo address={light} name={entry.text} />
        </span>
        <span className={styles.dark}>
          <Logo address={textAt(item, options.dark) || light} name={entry.text} />
        </span>
      </span>
      <span className={styles.words}>
        <bdi className={styles.name}>{isOver ? <s>{entry.text}</s> : entry.text}</bdi>
        {until ? (
          <span className={styles.day}>{t(isOver ? 'logoStrip.ended' : 'logoStrip.ends', { day: until })}</span>
        ) : null}
        {elsewhere ? (
          <span className={styles.elsewhere}>
            <TriangleAlert aria-hidden="true" /> {t('logoStrip.elsewhere', { group: elsewhere })}
          </span>
        ) : null}
        {entry.error ? (
          <span className={styles.error} role="alert">
            <CircleAlert aria-hidden="true" /> {entry.error}
          </span>
        ) : null}
      </span>
      <OwnPlace rows={rows} item={item} index={index} />
    </div>
  );
}

/** On its ground, without the box that other pictures stand in; where there is none, the name, as visitors see it. */
function Logo({ address, name }: { address: string; name: string }) {
  const picture = useShownPicture(address);
  if (picture === '')
    return (
      <span className={styles.nameAlone} aria-hidden="true">
        {name}
      </span>
    );
  return <img className={styles.logo} src={pictureAddress(picture, { width: 192 })} alt="" loading="lazy" />;
}

const PARTS = ['first', 'last', 'address'] as const;

/** What the list says of a logo for itself: the days on which it shows it, and where a press leads from here. */
function OwnPlace({ rows, item, index }: { rows: LogoRow; item: Values; index: number }) {
  const { t } = useTranslation();
  const { options, id, why, write, errorAt } = rows;
  const isSaid = PARTS.some((part) => Boolean(valueAt(item, options[part])));
  const isWrong = PARTS.some((part) => errorAt(`${index}.${options[part]}`) !== undefined);
  return (
    <details className={styles.own} open={isSaid || isWrong || undefined}>
      <summary>{t('logoStrip.own')}</summary>
      <div className={styles.fields}>
        {PARTS.map((part) => {
          const property = options[part];
          const shared = {
            id: `${id}.${index}.${property}`,
            label: t(`logoStrip.${part}`),
            help: undefined,
            error: errorAt(`${index}.${property}`),
            isRequired: false,
            why,
            options: {},
            value: valueAt(item, property) ?? null,
            onChange: (next: unknown) => write(index, property, next ?? null),
          };
          return part === 'address' ? (
            <WebAddressWidget key={part} {...shared} field={fieldOf(property, 'web-address')} />
          ) : (
            <DateWidget key={part} {...shared} field={fieldOf(property, 'date')} />
          );
        })}
      </div>
    </details>
  );
}

const fieldOf = (field: string, widget: WidgetName): FieldDefinition => ({
  field,
  label: { en: '', sv: '' },
  widget,
  options: {},
  empty: null,
});

/** The last day on which the logo is shown here: that of the list, or that of what bears it, whichever comes first. */
function lastDay(item: Values, { until, last }: WidgetOptions<'logo-strip'>): string {
  return [textAt(item, until), textAt(item, last)].filter((day) => day !== '').toSorted()[0] ?? '';
}
