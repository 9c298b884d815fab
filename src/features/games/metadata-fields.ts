/** The properties of an entry of a game's metadata that its row has a box for; the definition names each of them. */
export const METADATA_FIELDS = ['type', 'uri', 'logo', 'label'] as const;

/** One of them. */
export type MetadataField = (typeof METADATA_FIELDS)[number];
