import type { Site } from '../http/handler.ts';
import { HttpError } from '../http/http-error.ts';
import type { Caller } from '../identity/access-tokens.ts';
import type { ArticleRights } from '../store/articles/article-input.ts';
import { needSuperAdministratorIn } from './super-administrator.ts';

/** What a caller may do with articles of a site. */
export function articleRights({ site, caller }: { site: Site; caller: Caller }): ArticleRights {
  return {
    multipleImages: site.addOns.multipleImagesArticle,
    needOtherOwner: (queries) =>
      needSuperAdministratorIn(queries, caller, {
        path: 'ownerInstanceId',
        message: 'Only a super administrator gives an article to another site.',
      }),
  };
}

/** An id that says something (specification §5). Throws 400, beside the parameter `name`, for one that a console made of nothing. */
export function neededId(id: string, name = 'id'): string {
  if (id !== 'null' && id !== 'undefined') return id;
  const message = 'Invalid parameter passed';
  throw new HttpError(400, message, [{ path: name, message, code: 'required' }]);
}
