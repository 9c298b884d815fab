import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListGameLogos } from '../../../generated/api/game-metadata/game-metadata.ts';
import { useMediaLibrary } from '../../engine/media/library-context.ts';
import { pictureAddress } from '../../engine/media/media-string.ts';
import { useLibraryItems } from '../../engine/media/use-library-items.ts';
import { useShownPicture } from '../../engine/media/use-shown-picture.ts';
import type { Option } from '../../ui/option.ts';
import { Select } from '../../ui/select.tsx';
import styles from './metadata-list.module.css';

/** Props of {@link LogoField}. */
export interface LogoFieldProps {
  id: string;
  label: string;
  error?: string;
  why?: string;
  /** The id of one of the service's logos, or the media string of a picture of the library; null where there is none. */
  value: string | null | undefined;
  onChange(logo: string | null): void;
}

/** The logo of an entry: one of the service's, or a picture of the library, which the last choice opens. */
export function LogoField({ value, onChange, ...control }: LogoFieldProps) {
  const logos = useLogos(value);
  const desk = useMediaLibrary();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Select
        {...control}
        options={logos}
        value={value ?? ''}
        onChange={(logo) => (logo === LIBRARY ? setChoosing(true) : onChange(logo || null))}
      />
      {isChoosing && desk ? (
        <desk.Picker
          title={control.label}
          rules={{ kinds: ['image'] }}
          taken={value ? [value] : []}
          isSeveral={false}
          onChoose={([chosen]) => chosen && onChange(chosen.mediaString)}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
  );
}

/** How long the logos count as fresh, in milliseconds. */
const FRESH = 60_000;

/** The choice that opens the library. */
const LIBRARY = 'library';

function useLogos(chosen: string | null | undefined): Option[] {
  const { t } = useTranslation();
  const { data = [] } = useListGameLogos({ query: { staleTime: FRESH } });
  const options = data.map(
    ({ id, name, url }): Option => ({
      value: id,
      label: name,
      image: url ? <Logo picture={url} /> : undefined,
    }),
  );
  const isOfLibrary = chosen?.includes('|') ?? false;
  const [item] = useLibraryItems([isOfLibrary ? (chosen ?? '') : '']);
  const isKnown = !chosen || options.some(({ value }) => value === chosen);
  return [
    { value: '', label: t('games.setting.noLogo') },
    ...(isKnown || isOfLibrary ? [] : [{ value: chosen, label: chosen }]),
    ...(chosen && isOfLibrary
      ? [{ value: chosen, label: item?.name ?? t('widgets.media.picture'), image: <Logo picture={chosen} /> }]
      : []),
    ...options,
    { value: LIBRARY, label: t('games.setting.fromLibrary'), isAction: true },
  ];
}

function Logo({ picture }: { picture: string }) {
  const src = pictureAddress(useShownPicture(picture), { width: 40, height: 40 });
  return src === '' ? null : <img className={styles.logo} src={src} alt="" loading="lazy" />;
}
