import { Lock, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { DropZone, FileTrigger } from 'react-aria-components';
import { Button } from './button.tsx';
import styles from './file-drop.module.css';

/** Props of {@link FileDrop}. */
export interface FileDropProps {
  /** What may be dropped here, as a sentence. */
  label: string;
  /** The words of the button that opens the browser's own dialog. */
  choose: string;
  /** File types for the dialog, such as `.csv`. */
  accepts: readonly string[];
  onFile: (file: File) => void;
  isPending?: boolean | undefined;
  /** Why no file can be taken now. */
  why?: string | undefined;
  children?: ReactNode;
}

/** A place for one file: dropped, pasted or chosen. While none can be taken it says why instead, and takes none. */
export function FileDrop({ label, choose, accepts, onFile, isPending, why, children }: FileDropProps) {
  if (why !== undefined) {
    return (
      <div className={styles.zone}>
        <Lock className={styles.icon} aria-hidden="true" />
        <p className={styles.label}>{why}</p>
        <Button type="filled" why={why}>
          {choose}
        </Button>
        {children}
      </div>
    );
  }
  return (
    <DropZone
      className={styles.zone ?? ''}
      aria-label={label}
      onDrop={async ({ items }) => {
        const item = items.find(({ kind }) => kind === 'file');
        if (item?.kind === 'file') onFile(await item.getFile());
      }}
    >
      <Upload className={styles.icon} aria-hidden="true" />
      <p className={styles.label}>{label}</p>
      <FileTrigger
        acceptedFileTypes={accepts}
        onSelect={(files) => {
          const file = files?.[0];
          if (file) onFile(file);
        }}
      >
        <Button type="filled" isPending={isPending}>
          {choose}
        </Button>
      </FileTrigger>
      {children}
    </DropZone>
  );
}
