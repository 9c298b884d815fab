import type { Tag } from '../../../generated/model/index.ts';

/** A custom tag of this name that nothing bears, as the service tells it. */
export const sampleTag = (name: string, more: Partial<Tag> = {}): Tag => ({
  value: `custom.${name}`,
  name,
  titles: [{ language: 'display', translation: name }],
  active: true,
  siteTag: true,
  instanceId: 'frost1_frost',
  resourceType: 'custom',
  linkType: null,
  detail: null,
  usageCount: 0,
  imageCount: 0,
  videoCount: 0,
  articleCount: 0,
  createdAt: null,
  createdBy: null,
  lastModified: null,
  ...more,
});
