import type { ComponentType } from 'react';

/** What may stand in a text beside paragraphs, lists and quotes; the names of the option `nodes` in forms/widgets.json. */
export type PagePart = 'table' | 'picture' | 'gallery' | 'embed' | 'game' | 'factbox';

/** A picture as a document keeps it. */
export interface PagePicture {
  media: string;
  alt: string | null;
  caption: string | null;
  credit: string | null;
}

/** How a picture is fetched; its size in the page is the text's. */
export interface PictureSource {
  src: string;
  srcset: string;
}

/** Props of the field in which a game is chosen. */
export interface GameChoiceProps {
  label: string;
  onChoose(gameUuid: string): void;
}

/** A file on its way into the library. */
export interface Storing {
  /** Is told the share of the file that has been sent, from 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** What a text with pictures and games needs from around it: this folder knows no library, no service and no site. */
export interface PageHost {
  /** Where a picture comes from; a promise that never rejects where the service is asked first. */
  pictureOf(media: string): PictureSource | Promise<PictureSource>;
  /** Opens the library; gives what was chosen there, nothing when it was closed. Undefined where there is no library. */
  choosePictures?: ((title: string, isSeveral: boolean) => Promise<readonly PagePicture[]>) | undefined;
  /** Brings a file into the library; rejects with a sentence for the writer. Undefined where there is no library. */
  storePicture?: ((file: File, storing: Storing) => Promise<PagePicture>) | undefined;
  /** Why the text holds one picture at most, as a sentence; undefined where it may hold several. */
  whyOnePicture?: string | undefined;
  /** The field in which a game is chosen; undefined where none can be. */
  GameChoice?: ComponentType<GameChoiceProps> | undefined;
}
