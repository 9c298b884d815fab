import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { components } from '../../generated/schema.d.ts';
import type { TestCall, TestService } from './test-service.ts';

export type Media = components['schemas']['Media'];
export type Upload = components['schemas']['Upload'];
export type UploadedFile = components['schemas']['UploadedFile'];

/** Who calls; the administrator for the test's site unless told. */
export type Who = Pick<TestCall, 'instanceId' | 'token'>;

/** A picture that no other call has made: the pixels follow from `number`. */
export function picture(number: number, width = 64, height = 36): Promise<Buffer> {
  const background = `#${createHash('sha256').update(`picture ${number}`).digest('hex').slice(0, 6)}`;
  const channels = 3;
  return sharp({ create: { width, height, channels, background } }).jpeg().toBuffer();
}

/** The calls of the media library, as the console makes them. */
export function mediaCalls(service: TestService, who: Who = {}) {
  const call = (one: TestCall) => service.call({ ...who, ...one });
  const announce = (bytes: Buffer, mimeType = 'image/jpeg', query: Record<string, string> = {}) => {
    const all = { mimeType, fileLocator: 'a file.jpg', size: String(bytes.length), ...query };
    return call({ url: `/api/media/upload-url?${new URLSearchParams(all)}` });
  };
  const put = (upload: Upload, bytes: Buffer) => {
    const { pathname, search } = new URL(upload.preSignedUrl);
    return service.app.inject({ method: 'PUT', url: pathname + search, headers: upload.headers, payload: bytes });
  };
  const report = (uploadKey: string, uploadStatus = 'success', query = '') =>
    call({
      method: 'POST',
      url: `/api/media/status${query}`,
      body: { uploadStatus, provider: 'embedded', uploadKey },
    });
  /** Sends a file and reports it. */
  const upload = async (bytes: Buffer, mimeType = 'image/jpeg'): Promise<UploadedFile> => {
    const upload = good<Upload>(await announce(bytes, mimeType), 200);
    good(await put(upload, bytes), 200);
    return good<UploadedFile>(await report(upload.uploadKey), 200);
  };
  const create = (type: 'image' | 'video', body: object) =>
    call({ method: 'POST', url: `/api/media/meta?type=${type}`, body });
  const createImage = async (bytes: Buffer, body: object = {}): Promise<Media> => {
    const { mediaString } = await upload(bytes);
    return good<Media>(await create('image', { name: 'Bild', mediaString, ...body }), 201);
  };
  const createVideo = async (body: object = {}) => good<Media>(await create('video', { name: 'Film', ...body }), 201);
  const update = ({ type, id }: Pick<Media, 'type' | 'id'>, body: object, headers: Record<string, string> = {}) =>
    call({ method: 'PUT', url: `/api/media/meta?type=${type}&id=${id}`, body, headers });
  const get = ({ type, id }: Pick<Media, 'type' | 'id'>) => call({ url: `/api/media/meta/${type}/${id}` });
  const list = async (query: Record<string, string>) => {
    const reply = await call({ url: `/api/media/all?${new URLSearchParams({ type: 'image', ...query })}` });
    return good<{ items: Media[]; total: number }>(reply, 200);
  };
  const remove = ({ type, id }: Pick<Media, 'type' | 'id'>, query = '') =>
    call({ method: 'DELETE', url: `/api/media/meta/${type}/${id}${query}` });
  return { call, announce, put, report, upload, create, createImage, createVideo, update, get, list, remove };
}

type Reply = { readonly statusCode: number; readonly body: string; json<Body>(): Body };

/** The body of a reply, which must have this status. */
export function good<Body>(reply: Reply, status: number): Body {
  if (reply.statusCode !== status) throw new Error(`${reply.statusCode} instead of ${status}: ${reply.body}`);
  return reply.body === '' ? (undefined as Body) : reply.json<Body>();
}

/** Status, and path and code of the first fault, of a refusal: `422 mediaString unknownMedia`. */
export function refusal(reply: Reply): string {
  const { fields = [] } = reply.json<{ fields?: { path: string; code: string }[] }>();
  return [reply.statusCode, ...fields.map(({ path, code }) => `${path} ${code}`)].join(' ');
}
