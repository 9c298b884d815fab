import { House } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { paths } from '../paths.ts';
import styles from './page.module.css';

/**
 * Stands in the place of a page that could not be fetched or drawn; the shell around it stays. Trying again reloads: the code that is
 * missing may belong to a version of the console that is no longer served.
 */
export function PageProblem() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => console.warn(error), [error]);
  return (
    <>
      <PageHeader title={t('shell.pageFailed')} />
      <div className={styles.content}>
        <ErrorState
          title={t('messages.somethingWentWrongTryLater')}
          onRetry={() => location.reload()}
          action={
            <ButtonLink icon={<House />} href={paths.home()}>
              {t('shell.toHome')}
            </ButtonLink>
          }
        >
          <p>{t('shell.pageFailedText')}</p>
          {error instanceof Error ? <p className={styles.detail}>{error.message}</p> : null}
        </ErrorState>
      </div>
    </>
  );
}
