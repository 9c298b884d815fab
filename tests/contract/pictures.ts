import { expect } from 'vitest';
import type { TestService } from './test-service.ts';

/** What a test sends into the library: bytes under a name and a type that may be a lie. */
export type SentFile = { readonly bytes: Buffer; readonly name?: string; readonly mimeType?: string };

/** An upload as the service answers it. */
type Upload = {
  readonly uploadKey: string;
  readonly mediaString: string;
  readonly preSignedUrl: string;
  readonly headers: Record<string, string>;
};

/** Sends a file to the address that the service gives for it, and reports it; the answer to the report. */
export async function sendFile(service: TestService, { bytes, name = 'photo.jpg', mimeType = 'image/jpeg' }: SentFile) {
  const query = new URLSearchParams({ mimeType, fileLocator: name, size: String(bytes.length) });
  const asked = await service.call({ url: `/api/media/upload-url?${query}` });
  expect(asked.body).toContain('preSignedUrl');
  const upload = asked.json<Upload>();
  const put = await service.app.inject({
    method: 'PUT',
    url: upload.preSignedUrl.replace(/^https?:\/\/[^/]+/, ''),
    headers: { ...upload.headers, 'content-length': String(bytes.length) },
    payload: bytes,
  });
  expect(put.statusCode).toBe(200);
  return service.call({
    method: 'POST',
    url: '/api/media/status',
    body: { uploadStatus: 'success', provider: 'embedded', uploadKey: upload.uploadKey },
  });
}

/** A picture of the library that shows the file; answers the key of its addresses and its version. */
export async function addPicture(
  service: TestService,
  file: SentFile,
): Promise<{ key: string; version: number; id: string }> {
  const report = await sendFile(service, file);
  expect(report.statusCode, report.body).toBe(200);
  const { mediaString } = report.json<{ mediaString: string }>();
  const created = await service.call({
    method: 'POST',
    url: '/api/media/meta?type=image',
    body: { name: 'A picture', mediaString },
  });
  expect(created.statusCode, created.body).toBe(201);
  const { imgixUrl, id } = created.json<{ imgixUrl: string; id: string }>();
  const { pathname, searchParams } = new URL(imgixUrl);
  return { key: pathname.slice('/images/'.length), version: Number(searchParams.get('v')), id };
}
