import { type ComponentType, createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast-queue.ts';
import { reloadFailedStyles } from './reload-failed-styles.ts';

/**
 * A part of a page that is fetched when it is first shown. Where it cannot be fetched, the page and what was typed in
 * it stay: a toast says so, `end` takes back what would have shown it, and the next time it is fetched again. What a
 * page cannot be without is `lazy` instead, and the page tells of its failure.
 * @param fallback what stands in its place until it is there
 */
export function optionalPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  end: (props: Props) => void,
  fallback: ReactNode = null,
): ComponentType<Props> {
  let fetched: ComponentType<Props> | undefined;
  return function Late(props: Props) {
    const { t } = useTranslation();
    // Null once it could not be fetched.
    const [part, setPart] = useState<ComponentType<Props> | null | undefined>(() => fetched);
    const fail = useRef<(error: unknown) => void>(undefined);
    useEffect(() => {
      fail.current = (error) => {
        console.warn(error);
        toast('error', t('engine.notFetched'));
        end(props);
      };
    });
    useEffect(() => {
      if (part !== undefined) return undefined;
      let isShown = true;
      reloadFailedStyles();
      fetch().then(
        (found) => {
          fetched = found;
          if (isShown) setPart(() => found);
        },
        (error: unknown) => {
          if (!isShown) return;
          setPart(null);
          fail.current?.(error);
        },
      );
      return () => {
        isShown = false;
      };
    }, [part]);
    if (part === undefined) return fallback;
    return part && createElement(part, props);
  };
}
