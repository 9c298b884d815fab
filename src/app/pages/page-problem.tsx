import { House } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { paths } from '../../engine/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './page.module.css';

/** What browsers say of a part of the console that they could not fetch. */
const UNFETCHED = /dynamically imported module|importing a module script|unable to preload/i;

/**
 * Stands in the place of a page that could not be fetched or drawn; the shell around it stays. Trying again reloads: the code that is
 * missing may belong to a version of the console that is no longer served.
 */
export function PageProblem() {
  const { t } = useTranslation();
  const error = useRouteError();
  const [isTrying, setTrying] = useState(false);
  useEffect(() => console.warn(error), [error]);
  const isUnfetched = error instanceof Error && UNFETCHED.test(error.message);
  const retry = async (): Promise<void> => {
    setTrying(true);
    // Without a connection the browser would put a page of its own in place of the console.
    const isReachable = await fetch(location.href, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
    if (isReachable) location.reload();
    else setTrying(false);
  };
  return (
    <>
      <PageHeader title={t('shell.pageFailed')} />
      <div className={styles.content}>
        <ErrorState
          title={t(isUnfetched ? 'messages.failedToLoadData' : 'messages.somethingWentWrongTryLater')}
          onRetry={() => void retry()}
          isRetrying={isTrying}
          action={
            <ButtonLink icon={<House />} href={paths.home()}>
              {t('shell.toHome')}
            </ButtonLink>
          }
        >
          {isUnfetched ? <p>{t('engine.failure.network')}</p> : null}
          <p>{t('shell.pageFailedText')}</p>
          {error instanceof Error ? <p className={styles.detail}>{error.message}</p> : null}
        </ErrorState>
      </div>
    </>
  );
}
