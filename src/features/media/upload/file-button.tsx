import { type ReactNode, useRef } from 'react';
import { Button, type ButtonType } from '../../../ui/button.tsx';
import styles from './drop-place.module.css';
import { chosenFiles } from './dropped-files.ts';
import { MEDIA_TYPES } from './file-signature.ts';

/** Props of {@link FileButton}. */
export interface FileButtonProps {
  children: ReactNode;
  icon: ReactNode;
  /** Several files, a whole folder, or a photo that is taken now. */
  of: 'files' | 'folder' | 'camera';
  type?: ButtonType;
  id?: string;
  onFiles(files: readonly File[]): void;
}

const ACCEPTS = Object.keys(MEDIA_TYPES).join(',');

/** A button that opens the browser's own choice of files. The same file can be chosen again. */
export function FileButton({ children, icon, of, type, id, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const kind = {
    files: { accept: ACCEPTS, multiple: true },
    // Not known to React's types; every browser with folders knows it.
    folder: { multiple: true, webkitdirectory: '' },
    camera: { accept: 'image/*', capture: 'environment' },
  } as const;
  return (
    <>
      <Button {...(type ? { type } : {})} {...(id ? { id } : {})} icon={icon} onPress={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        className={styles.input}
        tabIndex={-1}
        aria-hidden="true"
        data-files={of}
        {...kind[of]}
        onChange={({ currentTarget }) => {
          const files = chosenFiles(currentTarget.files ?? []);
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
