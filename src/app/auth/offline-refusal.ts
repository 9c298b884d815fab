import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast-queue.ts';

/**
 * Returns a function that refuses to sign out without a connection, says so on screen, and returns whether it refused.
 * The provider cannot be told then: the next person at this computer would still be signed in there.
 */
export function useOfflineRefusal(): () => boolean {
  const { t } = useTranslation();
  return () => {
    if (navigator.onLine) return false;
    toast('error', t('shell.signOutOffline'));
    return true;
  };
}
