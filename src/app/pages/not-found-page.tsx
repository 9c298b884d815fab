import { ArrowLeft, House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../engine/routing/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './page.module.css';

/** Shown at every address that is none of the console's (specification §2): what was asked for, and the ways back. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const address = useHref(location);
  return (
    <>
      <PageHeader title={t('notFound.heading')} />
      <div className={styles.content}>
        <EmptyState
          title={`${t('notFound.asked')} ${address}`}
          action={
            <>
              {/* The first page of a visit has nothing to go back to. */}
              {location.key === 'default' ? null : (
                <Button icon={<ArrowLeft />} onPress={() => void navigate(-1)}>
                  {t('notFound.back')}
                </Button>
              )}
              <ButtonLink type="filled" icon={<House />} href={paths.home()}>
                {t('shell.toHome')}
              </ButtonLink>
            </>
          }
        >
          {t('notFound.text')}
        </EmptyState>
      </div>
    </>
  );
}
