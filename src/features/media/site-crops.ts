import { getGetImageCropsQueryKey, getImageCrops } from '../../../generated/api/instance-config/instance-config.ts';
import type { MediaLibrary } from '../../engine/media/library-context.ts';

/** How the site's own crops are read, for whatever shows a focal point. */
export const siteCrops: MediaLibrary['crops'] = () => ({
  queryKey: getGetImageCropsQueryKey(),
  queryFn: ({ signal }) => getImageCrops({ signal }),
});
