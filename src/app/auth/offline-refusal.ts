import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast-queue.ts';

/**
 * Gives a function that refuses a sign-out without a connection, and says so: the provider would not hear of it, and its
 * session would go on for whoever comes next. It tells whether it refused.
 */
export function useOfflineRefusal(): () => boolean {
  const { t } = useTranslation();
  return () => {
    if (navigator.onLine) return false;
    toast('error', t('shell.signOutOffline'));
    return true;
  };
}
