import { useTranslation } from 'react-i18next';
import { leaveAskingAboutUnkept } from '../../engine/edit-session/unsaved-work.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useAuth } from './auth-provider.tsx';

const stay = (): void => undefined;

/**
 * Stands over the page of somebody whose sign-in has ended while something there is not saved: signing in happens in a window of its own. Where none can be
 * opened it happens on this page; what was typed is kept as a draft and offered on the way back.
 */
export function SignInAgain() {
  const { t } = useTranslation();
  const { state, signIn, signInInPopup } = useAuth();
  const signInHere = () => {
    leaveAskingAboutUnkept();
    void signIn();
  };
  return (
    <Dialog
      isOpen
      isAlert
      size="sm"
      onClose={stay}
      title={t('auth.again.title')}
      actions={
        <>
          <Button onPress={signInHere}>{t('auth.again.here')}</Button>
          <Button type="filled" autoFocus isPending={state.popupOpen} onPress={() => void signInInPopup()}>
            {t('auth.problem.tryAgain')}
          </Button>
        </>
      }
    >
      <p>{t('auth.again.text')}</p>
      <p>{t('auth.again.hereText')}</p>
      {state.error ? (
        <Banner status="error" title={t(state.error.messageKey)}>
          {t(state.error.adviceKey)}
        </Banner>
      ) : null}
    </Dialog>
  );
}
