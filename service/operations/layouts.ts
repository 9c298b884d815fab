import type { Handlers } from '../http/handler.ts';
import { HttpError } from '../http/http-error.ts';

type LayoutOperations =
  | 'nextHomeGame'
  | 'listLayoutSites'
  | 'getLayoutSite'
  | 'listSiteLayouts'
  | 'saveSiteLayout'
  | 'getSiteLayout'
  | 'deleteSiteLayout'
  | 'duplicateSiteLayout'
  | 'listLayoutUses'
  | 'listLayoutPublications'
  | 'getLayoutPublication'
  | 'resolveLayout'
  | 'previewLayout'
  | 'listLayoutProblems'
  | 'saveSectionGroup'
  | 'deleteSectionGroup'
  | 'saveSections'
  | 'listSectionTypes'
  | 'listLinkTargets'
  | 'listPages'
  | 'createPage'
  | 'getPage'
  | 'updatePage'
  | 'deletePage'
  | 'getStartPageStatic'
  | 'saveStartPageStatic'
  | 'listStartPageSections'
  | 'getStartPageSection'
  | 'updateStartPageSection'
  | 'listHeroSlides'
  | 'createHeroSlide'
  | 'getHeroSlide'
  | 'updateHeroSlide'
  | 'deleteHeroSlide';

/** The operations of layouts and of the start page, whose tables come with the next commits. */
export function layoutHandlers(): Pick<Handlers, LayoutOperations> {
  const refuse = () => Promise.reject<never>(new HttpError(501, 'The service does not answer this operation yet.'));
  return {
    nextHomeGame: refuse,
    listLayoutSites: refuse,
    getLayoutSite: refuse,
    listSiteLayouts: refuse,
    saveSiteLayout: refuse,
    getSiteLayout: refuse,
    deleteSiteLayout: refuse,
    duplicateSiteLayout: refuse,
    listLayoutUses: refuse,
    listLayoutPublications: refuse,
    getLayoutPublication: refuse,
    resolveLayout: refuse,
    previewLayout: refuse,
    listLayoutProblems: refuse,
    saveSectionGroup: refuse,
    deleteSectionGroup: refuse,
    saveSections: refuse,
    listSectionTypes: refuse,
    listLinkTargets: refuse,
    listPages: refuse,
    createPage: refuse,
    getPage: refuse,
    updatePage: refuse,
    deletePage: refuse,
    getStartPageStatic: refuse,
    saveStartPageStatic: refuse,
    listStartPageSections: refuse,
    getStartPageSection: refuse,
    updateStartPageSection: refuse,
    listHeroSlides: refuse,
    createHeroSlide: refuse,
    getHeroSlide: refuse,
    updateHeroSlide: refuse,
    deleteHeroSlide: refuse,
  };
}
