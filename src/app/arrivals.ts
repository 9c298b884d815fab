import type { DataRouter } from 'react-router-dom';

type RouterState = DataRouter['state'];

/**
 * The same router, which tells React of arrivals and not of setting out: it makes everything on the page anew with each of its steps, and a list of 25 rows was
 * drawn once more before the editor that it was left for. Where one is on the way to, the router itself tells. A page that is asked for at once (`flushSync`)
 * also comes at once: over the loaders of its route the router forgets it, and React would keep the former page, which still took keys, under the new address.
 */
export function arrivalsOf(router: DataRouter): DataRouter {
  let told = router.state;
  let isAtOnce = false;
  const subscribe: DataRouter['subscribe'] = (tell) =>
    router.subscribe((state, more) => {
      isAtOnce ||= more.flushSync;
      if (isSettingOut(told, state)) return;
      told = state;
      const flushSync = isAtOnce;
      // Before React is told: what the page does as it is drawn is another matter, and React could not draw that at once.
      if (state.navigation.state === 'idle') isAtOnce = false;
      tell(state, { ...more, flushSync });
    });
  // Not a copy: what the router knows of its routes changes.
  return Object.create(router, { subscribe: { value: subscribe } }) as DataRouter;
}

/** Whether nothing but the way to somewhere else has changed. */
function isSettingOut(before: RouterState, after: RouterState): boolean {
  const { navigation, ...rest } = after;
  return (Object.keys(rest) as (keyof typeof rest)[]).every((key) => rest[key] === before[key]);
}
