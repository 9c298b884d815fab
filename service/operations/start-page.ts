import type { Handlers } from '../http/handler.ts';
import {
  createHeroSlide,
  deleteHeroSlide,
  getHeroSlide,
  listHeroSlides,
  updateHeroSlide,
} from '../store/layouts/hero-slides.ts';
import {
  getStartPageSection,
  getStartPageStatic,
  listStartPageSections,
  type OfStartPage,
  saveStartPageStatic,
  updateStartPageSection,
} from '../store/layouts/start-page.ts';
import { publisherOf } from './layouts.ts';
import type { Services } from './services.ts';

type StartPageOperations =
  | 'getStartPageStatic'
  | 'saveStartPageStatic'
  | 'listStartPageSections'
  | 'getStartPageSection'
  | 'updateStartPageSection';
type HeroOperations = 'listHeroSlides' | 'createHeroSlide' | 'getHeroSlide' | 'updateHeroSlide' | 'deleteHeroSlide';

/** The operations of the tag SiteSettings: what changes at once on the start page, without a publish of the rest. */
export function startPageHandlers(services: Services) {
  return { ...pageHandlers(services), ...heroHandlers(services) };
}

const answer = <Value>({ value, version }: OfStartPage<Value>) => ({ body: value, version });

function pageHandlers(services: Services): Pick<Handlers, StartPageOperations> {
  const { database } = services;
  return {
    async getStartPageStatic({ site }) {
      return { status: 200, ...answer(await database.readInstance(site.instanceId, getStartPageStatic)) };
    },
    async saveStartPageStatic({ site, caller, body, expectedVersion }) {
      const publisher = publisherOf(services, { site, caller });
      const saved = await database.inInstance(site.instanceId, (tx) =>
        saveStartPageStatic(tx, publisher, body, expectedVersion),
      );
      return { status: 200, ...answer(saved) };
    },
    async listStartPageSections({ site }) {
      return { status: 200, body: await database.readInstance(site.instanceId, listStartPageSections) };
    },
    async getStartPageSection({ site, path }) {
      const found = await database.readInstance(site.instanceId, (reader) => getStartPageSection(reader, path.id));
      return { status: 200, ...answer(found) };
    },
    async updateStartPageSection({ site, caller, path, body, expectedVersion }) {
      const publisher = publisherOf(services, { site, caller });
      const saved = await database.inInstance(site.instanceId, (tx) =>
        updateStartPageSection(tx, publisher, path.id, body, expectedVersion),
      );
      return { status: 200, ...answer(saved) };
    },
  };
}

function heroHandlers(services: Services): Pick<Handlers, HeroOperations> {
  const { database } = services;
  return {
    async listHeroSlides({ site }) {
      return { status: 200, body: await database.readInstance(site.instanceId, listHeroSlides) };
    },
    async createHeroSlide({ site, caller, body }) {
      const publisher = publisherOf(services, { site, caller });
      const made = await database.inInstance(site.instanceId, (tx) => createHeroSlide(tx, publisher, body));
      return { status: 201, ...answer(made) };
    },
    async getHeroSlide({ site, path }) {
      const found = await database.readInstance(site.instanceId, (reader) => getHeroSlide(reader, path.id));
      return { status: 200, ...answer(found) };
    },
    async updateHeroSlide({ site, caller, path, body, expectedVersion }) {
      const publisher = publisherOf(services, { site, caller });
      const saved = await database.inInstance(site.instanceId, (tx) =>
        updateHeroSlide(tx, publisher, path.id, body, expectedVersion),
      );
      return { status: 200, ...answer(saved) };
    },
    async deleteHeroSlide({ site, caller, path, expectedVersion }) {
      const publisher = publisherOf(services, { site, caller });
      await database.inInstance(site.instanceId, (tx) => deleteHeroSlide(tx, publisher, path.id, expectedVersion));
      return { status: 204, body: undefined };
    },
  };
}
