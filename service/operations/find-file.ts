import type { FindFile } from '../images/media-file.ts';
import type { Database } from '../store/database.ts';
import { findFileOfKey, siteOfKey } from '../store/media/media-files.ts';

/** Finds what the public addresses of pictures and videos show, by the key alone: the key says which site it belongs to. */
export function createFindFile(database: Database): FindFile {
  return async (key) => {
    const site = await database.readPlatform((platform) => siteOfKey(platform, key));
    return site === undefined ? undefined : database.readInstance(site, (reader) => findFileOfKey(reader, key));
  };
}
