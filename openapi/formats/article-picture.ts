/** What an article shows above its text. */
interface Shown {
  readonly mainMedia?: string | null;
  readonly embeddedMedia?: { readonly thumbnail?: string | null } | null;
  readonly metadata: { readonly mediaType?: string };
}

/** mediaString of the picture that stands for an article: of an embedded medium its own, whatever was chosen from the library before. */
export function articlePicture({ mainMedia, embeddedMedia, metadata }: Shown): string | null {
  const shown = metadata.mediaType === 'embedded' ? embeddedMedia?.thumbnail : mainMedia;
  return shown ?? null;
}
