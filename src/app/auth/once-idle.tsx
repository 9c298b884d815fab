import { InteractionStatus, type IPublicClientApplication } from '@azure/msal-browser';
import { MsalProvider, useMsal } from '@azure/msal-react';
import { useEffect, useState } from 'react';

/** Props of {@link OnceIdle}. */
export interface OnceIdleProps {
  library(): Promise<IPublicClientApplication>;
  onIdle(): Promise<void>;
}

/** Calls `onIdle` once the identity library has no other interaction with the user under way. */
export function OnceIdle({ library, onIdle }: OnceIdleProps) {
  const [instance, setInstance] = useState<IPublicClientApplication>();
  useEffect(() => {
    library().then(setInstance, console.warn);
  }, [library]);
  return instance ? (
    <MsalProvider instance={instance}>
      <Idle onIdle={onIdle} />
    </MsalProvider>
  ) : null;
}

function Idle({ onIdle }: Pick<OnceIdleProps, 'onIdle'>) {
  const { inProgress } = useMsal();
  const isIdle = inProgress === InteractionStatus.None;
  useEffect(() => {
    if (isIdle) void onIdle();
  }, [isIdle, onIdle]);
  return null;
}
