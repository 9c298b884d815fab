import type { RenderResult } from '@testing-library/react';
import { render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import en from '../locales/en.json' with { type: 'json' };

/** For tests: renders with the English words in place, as the application does. */
export function renderWithWords(node: ReactNode): RenderResult {
  const words = i18next.createInstance();
  void words.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  const wrap = (children: ReactNode) => <I18nextProvider i18n={words}>{children}</I18nextProvider>;
  const result = render(wrap(node));
  return { ...result, rerender: (next) => result.rerender(wrap(next)) };
}
