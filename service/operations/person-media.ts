import type { Handlers } from '../http/handler.ts';
import { beginUpload } from '../store/media/media-uploads.ts';
import { savePlayerMedia, saveStaffMedia } from '../store/people/person-media.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';
import { announcedFile, uploadAddress } from './upload-address.ts';

type PersonMediaOperations = 'getPlayerPortraitUploadUrl' | 'savePlayerMedia' | 'saveStaffMedia';

/** The operations on the portraits of players and of staff. */
export function personMediaHandlers(services: Services): Pick<Handlers, PersonMediaOperations> {
  const { database, config } = services;
  return {
    async getPlayerPortraitUploadUrl({ site, caller, query: { mimeType, size, fileLocator } }) {
      const file = announcedFile({ mimeType, size, fileName: fileLocator }, 'image');
      const upload = await database.inInstance(site.instanceId, (tx) =>
        beginUpload(tx, author(caller), file, config.mediaQuotaBytes),
      );
      return { status: 200, body: await uploadAddress(services, upload, file.length) };
    },
    async savePlayerMedia({ site, caller, query: { playerUuid }, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        savePlayerMedia(tx, author(caller), playerUuid, body, expectedVersion),
      );
      return { status: 200, body: saved.player, version: saved.version };
    },
    async saveStaffMedia({ site, caller, query: { staffUuid }, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        saveStaffMedia(tx, author(caller), staffUuid, body, expectedVersion),
      );
      return { status: 200, body: saved.staff, version: saved.version };
    },
  };
}
