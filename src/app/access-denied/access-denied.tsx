import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  getListProductsByNameQueryOptions,
  getListProductsQueryOptions,
} from '../../../generated/api/instance-config/instance-config.ts';
import type { Product } from '../../../generated/model/index.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { useAuth } from '../auth/auth-provider.tsx';
import { useOfflineRefusal } from '../auth/offline-refusal.ts';
import { subjectOf } from '../auth/token-claims.ts';
import { ProductMark } from '../brand/product-mark.tsx';
import { useConsoleConfig } from '../console-config.ts';
import { forgetKeptWork, hasKeptWork } from '../forget-work.ts';
import styles from './access-denied.module.css';

/** Props of {@link AccessDenied}. */
export interface AccessDeniedProps {
  /** Names of the products to offer instead, read from the address; undefined offers every product. */
  roles?: readonly string[];
  /** Id of the heading, for whatever it names. */
  headingId: string;
}

/** Says that the user may not enter, and offers another account and the other products (specification §2). */
export function AccessDenied({ roles, headingId }: AccessDeniedProps) {
  const { t } = useTranslation();
  const { signOut, user, state } = useAuth();
  const { productName } = useConsoleConfig();
  const isOffline = useOfflineRefusal();
  const [isAsked, setAsked] = useState(false);
  const leave = async (): Promise<void> => {
    setAsked(false);
    if (isOffline()) return;
    if (user) await forgetKeptWork(user.subject);
    await signOut();
  };
  // An access that was lost may come back, and what was typed before with it.
  const ask = async (): Promise<void> => {
    if (isOffline()) return;
    if (user && (await hasKeptWork(user.subject))) setAsked(true);
    else await leave();
  };
  const subject = subjectOf(state.accessToken) ?? user?.subject;
  const products = useOtherProducts(roles, productName);
  return (
    <div className={styles.words}>
      <ProductMark />
      <h1 id={headingId} className={styles.heading}>
        {t('accessDenied.heading')}
      </h1>
      <p className={styles.refusal}>{t('accessDenied.notAuthorized', { product: productName })}</p>
      <p className={styles.text}>{t('accessDenied.loginPrompt')}</p>
      <Button type="filled" size="lg" isWide onPress={() => void ask()}>
        {t('accessDenied.loginAgain')}
      </Button>
      {products.length > 0 ? (
        <div className={styles.others}>
          <p className={styles.text}>{t('accessDenied.otherProducts')}</p>
          <ul className={styles.products}>
            {products.map(({ name, displayName, url }) => (
              <li key={name}>
                <Button isWide onPress={() => location.assign(url)}>
                  {displayName}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className={styles.contact}>{t('accessDenied.contact')}</p>
      {user ? (
        <p className={styles.account}>
          {t('accessDenied.account', { name: user.name })} <code>{subject}</code>
        </p>
      ) : null}
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => void leave()}
        title={t('shell.signOutUnsaved.title')}
        confirm={t('shell.signOutUnsaved.confirm')}
        cancel={t('shell.stay')}
      >
        <p>{t('shell.signOutUnsaved.kept')}</p>
      </ConfirmDialog>
    </div>
  );
}

/** The list is an offer only: while it loads, or when it cannot be read, there is none. */
function useOtherProducts(roles: readonly string[] | undefined, productName: string): readonly Product[] {
  const all = useQuery(getListProductsQueryOptions({ query: { enabled: roles === undefined } }));
  const names = roles?.join(',') ?? '';
  const named = useQuery(getListProductsByNameQueryOptions(names, { query: { enabled: names !== '' } }));
  return otherProducts((roles === undefined ? all.data : named.data) ?? [], productName);
}

/** The products without the current one, and without addresses that no browser should be sent to. */
export function otherProducts(products: readonly Product[], current: string): readonly Product[] {
  const isCurrent = (name: string) => name.toLocaleLowerCase() === current.toLocaleLowerCase();
  return products.filter(
    ({ name, displayName, url }) => !isCurrent(name) && !isCurrent(displayName) && /^https?:\/\//i.test(url),
  );
}
