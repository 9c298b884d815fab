import { useCallback, useRef, useState } from 'react';
import type { CompiledForm } from './protocol.ts';
import type { FormText } from './use-form-text.ts';

interface Version {
  compiled: CompiledForm;
  revision: number;
  writtenAt: number;
}

/**
 * The last version of a definition without faults, and how long it took from the change until a preview had it on screen (milliseconds): what the
 * workbench promises is measured while it is used.
 */
export function useShown({ compilation, writtenAt }: FormText) {
  const [version, setVersion] = useState<Version>();
  const [shownAfter, setShownAfter] = useState<number>();
  const compiled = compilation?.form;
  if (compiled && compiled !== version?.compiled)
    setVersion({ compiled, revision: (version?.revision ?? 0) + 1, writtenAt });
  const told = useRef(0);
  const current = version?.revision ?? 0;
  const since = version?.writtenAt ?? 0;
  const onShown = useCallback(
    (revision: number) => {
      if (revision !== current || told.current === revision) return;
      told.current = revision;
      // The first version waits for the page itself.
      if (revision > 1) setShownAfter(performance.now() - since);
    },
    [current, since],
  );
  return { compiled: version?.compiled, revision: current, shownAfter, onShown };
}
