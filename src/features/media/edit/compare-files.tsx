import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Media } from '../../../../generated/model/index.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { thumbnailOf } from '../library/thumbnail-of.ts';
import type { CheckedFile } from '../upload/check-file.ts';
import styles from './edit.module.css';
import { type FileFacts, fileFacts, isSixteenNine } from './file-facts.ts';

const FACTS = [
  'resolution',
  'duration',
  'size',
  'format',
  'aspectRatio',
] as const satisfies readonly (keyof FileFacts)[];

/** The file that an item has, beside the one that is to take its place; what differs stands out, and what follows from it is told. */
export function CompareFiles({ now, file }: { now: Media; file: CheckedFile }) {
  const { t, i18n } = useTranslation();
  const before = fileFacts(now, i18n.language);
  const after = fileFacts(
    { ...file, size: file.file.size, mimetype: file.mimeType, duration: file.duration ?? null },
    i18n.language,
  );
  const { src } = thumbnailOf(now);
  const preview = useAddressOf(file.preview);
  const isImage = now.type === 'image';
  const losesShape = isImage && now.sixteenNine && !isSixteenNine(file.width, file.height);
  const asksForPoint = isImage && now.focalPoint !== null && before.aspectRatio !== after.aspectRatio;
  return (
    <>
      <table className={styles.compare}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('mediaEdit.replace.now')}</th>
            <th scope="col">{t('mediaEdit.replace.new')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('mediaEdit.replace.picture')}</th>
            <td>
              <Picture src={src} alt="" fit="contain" loading="eager" />
            </td>
            <td>
              <Picture src={preview ?? file.thumb} alt="" fit="contain" loading="eager" />
            </td>
          </tr>
          {FACTS.map((name) =>
            before[name] === undefined && after[name] === undefined ? null : (
              <tr key={name}>
                <th scope="row">{t(`mediaEdit.file.${name}`)}</th>
                <td>{before[name]}</td>
                <td data-changed={before[name] === after[name] ? undefined : ''}>{after[name]}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {losesShape ? (
        <Banner status="warning" title={t('mediaEdit.replace.losesShape')}>
          {t('mediaEdit.replace.losesShapeText')}
        </Banner>
      ) : null}
      {isImage || now.thumbnailUrl === null ? null : <Banner status="info" title={t('mediaEdit.replace.thumbnail')} />}
      {asksForPoint ? <Banner status="info" title={t('mediaEdit.replace.focalPoint')} /> : null}
    </>
  );
}

/** An address of a small file in memory: the file itself. */
function useAddressOf(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const reader = new FileReader();
    reader.onload = () => setAddress(typeof reader.result === 'string' ? reader.result : undefined);
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return file && address;
}
