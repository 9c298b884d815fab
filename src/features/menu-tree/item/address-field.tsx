import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuRoute } from '../../../../generated/model/index.ts';
import { hasSpaces, tidyAddress } from '../../../engine/values/web-address.ts';
import { TextField } from '../../../ui/text-field.tsx';

/** Props of {@link AddressField}. */
export interface AddressFieldProps {
  id: string;
  value: MenuRoute | null;
  error: string | undefined;
  onChange(route: MenuRoute | null): void;
}

/** An address elsewhere (specification §5): it gets its scheme and loses its last slash when the field is left. */
export function AddressField({ id, value, error, onChange }: AddressFieldProps) {
  const { t } = useTranslation();
  const isWritten = useRef(false);
  // What leads into the site is no address elsewhere: writing one replaces it.
  const address = value === null || value.id !== null ? '' : value.path;
  const write = (path: string): void =>
    onChange(path === '' ? null : { id: null, path, resourceType: 'external', resourceId: null });
  const settle = (): void => {
    if (!isWritten.current) return;
    isWritten.current = false;
    write(tidyAddress(address));
  };
  return (
    <TextField
      id={id}
      type="url"
      label={t('menuPage.item.address')}
      description={t('menuPage.item.addressHelp')}
      error={hasSpaces(address) ? t('menuPage.faults.spaces') : error}
      value={address}
      onChange={(text) => {
        isWritten.current = true;
        write(text);
      }}
      onBlur={settle}
    />
  );
}
