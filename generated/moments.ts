// Printed by `npm run generate`. Do not edit.
export const moments: readonly string[] = ["at","embargoUntil","publishDate","publishedAt","startDateTime","unpublishAt","visibleFrom","visibleUntil"];
