import { openBlobs } from '../blobs/open-blobs.ts';
import type { Config } from '../config.ts';
import { type DemoFile, drawDemoPictures } from './pictures/demo-pictures.ts';

/** Draws the pictures of the demo and stores them where this configuration keeps media. Rejects when the store cannot be reached. */
export async function storePictures(config: Config): Promise<DemoFile[]> {
  const blobs = await openBlobs(config, () => undefined);
  try {
    return await drawDemoPictures(blobs.store);
  } finally {
    await blobs.close();
  }
}
