/** The types of pictures that are taken (specification §5). */
export type ImageType = 'image/jpeg' | 'image/png';
