import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../service/database/free-port.ts';
import { startTestService, type TestService } from './test-service.ts';

/** A service that listens, whose store of media lies in a folder of the test. */
export type UploadService = {
  readonly service: TestService;
  readonly folder: string;
  readonly origin: string;
  /** A key of its own and an address for so many bytes under it. */
  announced(size: number): Promise<{ key: string; url: string; headers: Record<string, string> }>;
  close(): Promise<void>;
};

/** Starts one. */
export async function startUploadService(): Promise<UploadService> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-uploads-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const service = await startTestService({ config: { dataDir: folder, origin } });
  await service.app.listen({ host: '127.0.0.1', port });
  let count = 0;
  return {
    service,
    folder,
    origin,
    async announced(size) {
      const key = `frost1_frost/26/11/file-${count++}`;
      const put = await service.blobs.presignPut(key, { mimeType: 'video/mp4', size, expiresInSeconds: 600 });
      return { key, ...put };
    },
    async close() {
      await service.close();
      await rm(folder, { recursive: true });
    },
  };
}
