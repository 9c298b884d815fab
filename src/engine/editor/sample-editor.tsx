// The editor's page over a service that is written here, for the tests of src/engine/editor. One entity of the product
// stands for all: what is tested is the
// engine's, whatever the definition says.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { entities } from '../../../generated/forms.ts';
import type { Entity, FieldDefinition, WholeEntity } from '../../contract/entity.ts';
import { configureApi } from '../../contract/fetcher.ts';
import { clearToasts, toastStore } from '../../ui/toast-queue.ts';
import { type ActiveSite, ActiveSiteProvider } from '../active-site.ts';
import { isWhole } from '../entity/entity-kinds.ts';
import { initialBody } from '../entity/initial-body.ts';
import { editPath, routePath } from '../entity/paths.ts';
import { EditorPage } from './editor-page.tsx';

const fieldsOf = ({ form }: Entity): readonly FieldDefinition[] => form.sections.flatMap(({ fields }) => fields);

/** The entity that the tests edit: one whose title is typed in its form and that needs a value which must be unique. */
export const entity: WholeEntity = await firstTyped();

async function firstTyped(): Promise<WholeEntity> {
  for (const route of entities) {
    const loaded = await route.load();
    const isTyped = fieldsOf(loaded).some(({ field, widget }) => field === loaded.title && widget === 'text');
    const { required } = loaded.schema as { required: readonly string[] };
    // What is stored below gives each required property the same text.
    const takesText = fieldsOf(loaded).every(({ field, choices }) => !choices || !required.includes(field));
    const isUnique = required.includes(loaded.form.unique?.field ?? '');
    if (isWhole(loaded) && isTyped && takesText && isUnique) return loaded;
  }
  throw new Error('No entity has a title that is typed and a unique value');
}

/** The field of its title, and what its label begins with. */
export const titleField = fieldsOf(entity).find(({ field }) => field === entity.title);
export const titleLabel = new RegExp(`^${titleField?.label.en}`);
/** Another required text: the one that must be unique. */
export const uniqueField = fieldsOf(entity).find(({ field }) => field === entity.form.unique?.field);
export const uniqueLabel = new RegExp(`^${uniqueField?.label.en}`);

/** A site that may edit it. */
export const site: ActiveSite = {
  instanceId: 'frost1_frost',
  name: 'Frosthamn HC',
  addOns: entity.addOn ? { [entity.addOn]: true } : {},
  isSuperAdministrator: true,
  user: 'user-1',
};

/** What is stored, with a property that no form knows. */
export const stored = {
  ...initialBody(entity, site.instanceId),
  ...Object.fromEntries((entity.schema as { required: string[] }).required.map((name) => [name, 'x1_x'])),
  [entity.id]: 'abc',
  [entity.title]: 'Älvnäs IF',
  lastModified: '2026-11-18T14:02:00Z',
  neverHeardOf: { deep: [1, 2] },
};

/** The network. */
export const send = vi.fn<typeof fetch>();

/** An answer of the service. */
export function reply(status: number, body: unknown, headers: Record<string, string> = { etag: '"3"' }): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
}

/** The body that a call sent. */
export function bodyOf(init?: RequestInit): Record<string, unknown> {
  return JSON.parse(init?.body as string) as Record<string, unknown>;
}

/** The calls that changed something. */
export function sent(): (typeof send.mock.calls)[number][] {
  return send.mock.calls.filter(([, init]) => ['PUT', 'POST', 'DELETE'].includes(init?.method ?? ''));
}

/** Answers like a service that has one thing, empty lists, and takes every change unless told otherwise. */
export function serve(
  onWrite: (init: RequestInit) => Response | Promise<Response> = (init) =>
    reply(200, { ...stored, ...bodyOf(init) }, { etag: '"4"' }),
  onRead: (url: string) => Response | undefined = () => undefined,
): void {
  send.mockImplementation(async (input, init = {}) => {
    const url = input as string;
    if (['PUT', 'POST', 'DELETE'].includes(init.method ?? '')) return onWrite(init);
    const read = onRead(url) ?? (url.includes('/list-totals') ? reply(200, { totals: [] }) : undefined);
    return read ?? (url.includes('/abc') ? reply(200, stored) : reply(200, { items: [], total: 0 }));
  });
}

/** Gives each test of a file a service of its own, and leaves nothing of it behind. */
export function setUp(): void {
  beforeEach(startService);
  afterEach(() => {
    vi.unstubAllGlobals();
    clearToasts();
  });
}

function startService(): void {
  configureApi({
    base: '/api',
    timeoutMs: 30_000,
    instanceId: () => site.instanceId,
    accessToken: async () => 'token',
    onUnauthorized: async () => false,
  });
  send.mockReset();
  vi.stubGlobal('fetch', send);
  serve();
}

/** The page in its site, which may be drawn again with a site that says the same. */
function Page({ activeSite, edited }: { activeSite: ActiveSite; edited: Entity }) {
  const [drawn, setDrawn] = useState({ ...activeSite });
  return (
    <ActiveSiteProvider value={drawn}>
      <Link to="/elsewhere">Go elsewhere</Link>
      <button type="button" onClick={() => setDrawn({ ...activeSite })}>
        Draw again
      </button>
      <button
        type="button"
        onClick={() =>
          setDrawn({
            ...activeSite,
            movedTo: 'Isdalen SK',
            stay: () => setDrawn({ ...activeSite, movedTo: undefined }),
          })
        }
      >
        Select Isdalen SK in another tab
      </button>
      <EditorPage entity={edited} />
    </ActiveSiteProvider>
  );
}

interface OpenOptions {
  activeSite?: ActiveSite;
  edited?: WholeEntity;
  /** What every other address shows. */
  elsewhere?: ReactNode;
  /** What the page of a stored thing waits for, as for its code. */
  editArrives?: Promise<void>;
}

/** Opens an address of the editor. Gives what closes the page without a word, as a crash does. */
export function open(
  address: string,
  { activeSite = site, edited = entity, elsewhere = <p>Elsewhere</p>, editArrives }: OpenOptions = {},
) {
  const page: ReactNode = <Page activeSite={activeSite} edited={edited} />;
  const router = createMemoryRouter(
    [
      { path: routePath(edited.paths.create), element: page },
      { path: routePath(edited.paths.edit), element: page, ...(editArrives && { loader: () => editArrives }) },
      { path: '*', element: elsewhere },
    ],
    { initialEntries: [address] },
  );
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { unmount, router };
}

/** Opens the editor of what is stored, and gives the box of its title once it is there. */
export async function openStored(options?: Parameters<typeof open>[1]) {
  const page = open(editPath(entity, 'abc'), options);
  return { ...page, box: await screen.findByRole('textbox', { name: titleLabel }) };
}

/** What the toasts on screen say. */
export const toasts = (): string[] => toastStore.read().map(({ text }) => text);

/** The button that saves; it comes a moment after the first change. */
export const saveButton = (): Promise<HTMLElement> => screen.findByRole('button', { name: `Save to ${site.name}` });
