import { Check } from 'lucide-react';
import { type ReactNode, type RefObject, useContext, useEffect } from 'react';
import {
  Collection,
  ComboBoxStateContext,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxLoadMoreItem,
  ListBoxSection,
  Popover,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Option } from './option.ts';
import styles from './option-list.module.css';
import { Spinner } from './spinner.tsx';

/** Props of {@link OptionPopover}. */
export interface OptionPopoverProps {
  /** What it stands under while it is shown, and what hears that it closes; without it the combo box around it decides. */
  anchor?: RefObject<HTMLElement | null> | undefined;
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * The floating sheet of a select or combo box, as wide as its box. A combo box alone closes its sheet: the sheet itself would close whenever the page
 * scrolls, and take along what has been written.
 */
export function OptionPopover({ anchor, onClose, children }: OptionPopoverProps) {
  const combo = useContext(ComboBoxStateContext);
  useFollowedBox(combo?.isOpen === true);
  const alone = anchor && {
    isOpen: true,
    triggerRef: anchor,
    trigger: 'Select',
    placement: 'bottom start' as const,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) onClose?.();
    },
  };
  return (
    <Popover {...(combo ? { isOpen: combo.isOpen } : alone)} className={styles.popover ?? ''} offset={4}>
      {children}
    </Popover>
  );
}

/** Keeps the sheet at its box while a dialog scrolls; the page takes both along. The sheet is placed anew for the window's size alone, so it hears of one. */
function useFollowedBox(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const follow = ({ target }: Event) => {
      if (target instanceof Element && target.contains(document.activeElement))
        window.dispatchEvent(new Event('resize'));
    };
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', follow, { capture: true });
  }, [isOpen]);
}

/** Props of {@link OptionList}. */
export interface OptionListProps {
  items: readonly Option[];
  /** The next page is on its way. */
  isLoading?: boolean | undefined;
  /** Called when the end of the list comes into sight. */
  loadMore?: (() => void) | undefined;
  /** What stands in the list when it is empty. */
  empty?: ReactNode;
  /** How many more there are than the items; they are found by writing. */
  more?: number | undefined;
  /** For a list that stands alone, outside a select or combo box: its name, its choice, and the focus. */
  label?: string | undefined;
  selected?: string | null | undefined;
  onSelect?: ((value: string) => void) | undefined;
  /** Whether it takes the focus: at what is chosen, else at the first or last where told. */
  autoFocus?: boolean | 'first' | 'last' | undefined;
}

/** The options of a select or combo box, with image, second line and a tick on what is chosen. */
export function OptionList({ items, isLoading = false, loadMore, empty, more = 0, ...alone }: OptionListProps) {
  const { t } = useTranslation();
  return (
    <>
      <ListBox
        {...standAlone(alone)}
        className={styles.list ?? ''}
        renderEmptyState={() => (
          <div className={styles.empty}>{isLoading ? t('ui.loading') : (empty ?? t('ui.noMatch'))}</div>
        )}
      >
        {grouped(items).map(({ name, options }) =>
          name === undefined ? (
            <Collection key={options[0]?.value} items={options}>
              {OptionItem}
            </Collection>
          ) : (
            <ListBoxSection key={name} id={`group ${name}`}>
              <Header className={styles.group ?? ''}>{name}</Header>
              <Collection items={options}>{OptionItem}</Collection>
            </ListBoxSection>
          ),
        )}
        {loadMore ? (
          <ListBoxLoadMoreItem isLoading={isLoading} onLoadMore={loadMore} className={styles.more ?? ''}>
            <Spinner />
          </ListBoxLoadMoreItem>
        ) : null}
      </ListBox>
      {more > 0 ? (
        <div role="status" className={styles.rest}>
          {t('ui.more', { count: more })}
        </div>
      ) : null}
    </>
  );
}

function OptionItem(option: Option) {
  return (
    <ListBoxItem
      id={option.value}
      textValue={option.label}
      className={styles.option ?? ''}
      isDisabled={option.isDisabled ?? false}
    >
      {option.image}
      <span className={styles.words}>
        <span className={styles.label}>{option.label}</span>
        {option.description ? (
          <span className={styles.description} data-option-description="">
            {option.description}
          </span>
        ) : null}
      </span>
      <Check className={styles.tick} aria-hidden="true" />
    </ListBoxItem>
  );
}

/** Neighbours of the same group together; those of none stand by themselves. */
function grouped(items: readonly Option[]): { name: string | undefined; options: Option[] }[] {
  const groups: { name: string | undefined; options: Option[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last.name === item.group) last.options.push(item);
    else groups.push({ name: item.group, options: [item] });
  }
  return groups;
}

function standAlone({
  label,
  selected,
  onSelect,
  autoFocus,
}: Pick<OptionListProps, 'label' | 'selected' | 'onSelect' | 'autoFocus'>) {
  if (!onSelect) return {};
  return {
    ...(label ? { 'aria-label': label } : {}),
    selectionMode: 'single' as const,
    selectedKeys: selected ? [selected] : [],
    autoFocus: autoFocus ?? false,
    // Choosing what is chosen empties the set, and comes through as well: it takes a filter off.
    onSelectionChange: (keys: 'all' | Set<string | number>) => {
      const key = keys === 'all' ? undefined : [...keys][0];
      const next = key === undefined ? selected : String(key);
      if (next) onSelect(next);
    },
  };
}
