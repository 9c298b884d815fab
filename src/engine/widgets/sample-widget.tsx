import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { type ComponentType, Suspense, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { vi } from 'vitest';
import type { FieldDefinition, WidgetName, WidgetOptions } from '../../contract/entity.ts';
import type { WidgetProps } from './widget.ts';

const label = { en: 'Field', sv: 'Fält' };

interface Start<Name extends WidgetName> extends Partial<Omit<WidgetProps<Name>, 'options' | 'field' | 'value'>> {
  name: Name;
  widget: ComponentType<WidgetProps<Name>>;
  options?: WidgetOptions<Name>;
  field?: Partial<FieldDefinition>;
  value: unknown;
}

/** Shows a widget that keeps its value, in the language of the interface; gives a spy that hears every value. */
export function show<Name extends WidgetName>(start: Start<Name>) {
  const { name, widget: Widget, options = {} as WidgetOptions<Name>, field, value: first, ...more } = start;
  const heard = vi.fn();
  function Kept() {
    const [value, setValue] = useState(first);
    const change = (next: unknown) => {
      heard(next);
      setValue(next);
    };
    const props: WidgetProps<Name> = {
      id: 'f',
      field: { field: 'f', label, widget: name, ...field },
      options,
      label: label.en,
      help: undefined,
      error: undefined,
      isRequired: false,
      why: undefined,
      ...more,
      value,
      onChange: change,
    };
    return (
      <I18nProvider locale={i18next.language === 'sv' ? 'sv-SE' : 'en-GB'}>
        <Suspense>
          <Widget {...props} />
        </Suspense>
      </I18nProvider>
    );
  }
  render(<Kept />);
  return heard;
}

/** Speaks Swedish from now on. */
export const inSwedish = () => act(() => i18next.changeLanguage('sv'));

/** The control of the widget. */
export const box = (role: 'textbox' | 'combobox' = 'textbox') =>
  screen.getByRole<HTMLInputElement>(role, { name: /^Field/ });
