import type { Handlers } from '../http/handler.ts';
import { noteArticlePresence } from '../store/articles/article-presence.ts';
import { getArticleRevision, listArticleRevisions } from '../store/articles/article-revisions.ts';
import {
  copyFromTemplate,
  createArticleTemplate,
  deleteArticleTemplate,
  getArticleTemplate,
  listArticleTemplates,
  updateArticleTemplate,
} from '../store/articles/article-templates.ts';
import { suggestArticleGames } from '../store/articles/game-suggestions.ts';
import { givePreviewToken } from '../store/articles/preview-token.ts';
import { NotFoundError } from '../store/errors.ts';
import { articleRights, neededId } from './article-rights.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';

type Templates =
  | 'listArticleTemplates'
  | 'createArticleTemplate'
  | 'getArticleTemplate'
  | 'updateArticleTemplate'
  | 'deleteArticleTemplate'
  | 'copyFromTemplate';
type Others =
  | 'getPreviewToken'
  | 'listArticleRevisions'
  | 'getArticleRevision'
  | 'noteArticlePresence'
  | 'suggestArticleGames';

/** Previews, revisions, presence, templates and suggestions of articles. */
export function articleToolHandlers(services: Services): Pick<Handlers, Templates | Others> {
  return { ...templateHandlers(services), ...otherHandlers(services) };
}

function otherHandlers({ database, config: { origin } }: Services): Pick<Handlers, Others> {
  return {
    async getPreviewToken({ site, query }) {
      const id = neededId(query.id);
      const { token, expiresAt } = await database.inInstance(site.instanceId, (tx) => givePreviewToken(tx, id));
      const url = `${origin}/site/preview/article/${id}?token=${token}`;
      return { status: 200, body: { code: 200, data: { token, url, mobileUrl: `${url}&width=375`, expiresAt } } };
    },
    async listArticleRevisions({ site, path }) {
      const id = neededId(path.id);
      return {
        status: 200,
        body: await database.readInstance(site.instanceId, (one) => listArticleRevisions(one, id)),
      };
    },
    async getArticleRevision({ site, path: { id, revision } }) {
      const found = await database.readInstance(site.instanceId, (reader) =>
        getArticleRevision(reader, neededId(id), revision),
      );
      return { status: 200, body: found };
    },
    async noteArticlePresence({ site, caller, path, body }) {
      const who = { subject: caller.subject, name: caller.name || caller.email || caller.subject };
      const present = await database.inInstance(site.instanceId, (tx) =>
        noteArticlePresence(tx, neededId(path.id), who, body.isEditing),
      );
      return { status: 200, body: present };
    },
    async suggestArticleGames({ site, body }) {
      return {
        status: 200,
        body: await database.readInstance(site.instanceId, (one) => suggestArticleGames(one, body)),
      };
    },
  };
}

function templateHandlers({ database }: Services): Pick<Handlers, Templates> {
  return {
    async listArticleTemplates({ site }) {
      return { status: 200, body: await database.readInstance(site.instanceId, listArticleTemplates) };
    },
    async createArticleTemplate({ site, caller, body }) {
      const rights = articleRights({ site, caller });
      const made = await database.inInstance(site.instanceId, (tx) =>
        createArticleTemplate(tx, author(caller), body, rights),
      );
      return { status: 201, body: made.template, version: made.version };
    },
    async getArticleTemplate({ site, path: { templateId } }) {
      const found = await database.readInstance(site.instanceId, (one) =>
        getArticleTemplate(one, neededId(templateId, 'templateId')),
      );
      if (!found) throw new NotFoundError('template', templateId);
      return { status: 200, body: found.template, version: found.version };
    },
    async updateArticleTemplate({ site, caller, path: { templateId }, body, expectedVersion }) {
      const rights = articleRights({ site, caller });
      const saved = await database.inInstance(site.instanceId, (tx) =>
        updateArticleTemplate(tx, author(caller), neededId(templateId, 'templateId'), body, rights, expectedVersion),
      );
      return { status: 200, body: saved.template, version: saved.version };
    },
    async deleteArticleTemplate({ site, path: { templateId }, expectedVersion }) {
      await database.inInstance(site.instanceId, (tx) =>
        deleteArticleTemplate(tx, neededId(templateId, 'templateId'), expectedVersion),
      );
      return { status: 204, body: undefined };
    },
    async copyFromTemplate({ site, query: { templateId, gameUuid } }) {
      const article = await database.readInstance(site.instanceId, (reader) =>
        copyFromTemplate(reader, neededId(templateId, 'templateId'), gameUuid && neededId(gameUuid, 'gameUuid')),
      );
      return { status: 200, body: { code: 200, data: { article } } };
    },
  };
}
