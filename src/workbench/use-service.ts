import { useEffect, useState } from 'react';
import type { ServiceState } from './protocol.ts';
import { listen, readService } from './server-calls.ts';

/** The service that records come from, followed while it starts. */
export function useService(): ServiceState {
  const [state, setState] = useState<ServiceState>({ state: 'starting' });
  useEffect(() => {
    const read = (): void => void readService().then(setState, console.warn);
    read();
    return listen((event) => {
      if (event === undefined || event.kind === 'service') read();
    });
  }, []);
  return state;
}
