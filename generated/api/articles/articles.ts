/**
 * Printed by `npm run generate`. Do not edit.
 */
import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  ArticleAction,
  ArticleDraftReply,
  ArticleId,
  ArticleInput,
  ArticleList,
  ArticlePage,
  ArticlePlace,
  ArticlePresence,
  ArticlePresenceInput,
  ArticleReply,
  ArticleRevision,
  ArticleRevisionContent,
  ArticleTemplate,
  ArticleTemplateId,
  ArticleTemplateInput,
  ArticleTitle,
  ArticleUse,
  BadRequestResponse,
  ConflictResponse,
  CopyFromTemplateParams,
  DeleteArticleParams,
  ForbiddenResponse,
  GameSuggestion,
  GameSuggestionQuery,
  GetPreviewTokenParams,
  ListArticlesParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  PreviewTokenReply,
  SearchArticleTitlesParams,
  SearchArticlesParams,
  ServerErrorResponse,
  StorageFullResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse
} from '../../model';

import { apiFetch } from '../../../src/contract/fetcher.ts';
import type { ErrorType } from '../../../src/contract/fetcher.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getCreateArticleUrl = () => {




  return `/articles`
}

/**
 * Makes an article, as a draft unless it says that it is published.
 * @summary Create an article
 */
export const createArticle = async (articleInput: ArticleInput, options?: Parameters<typeof apiFetch>[1]): Promise<ArticleReply> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return apiFetch<ArticleReply>(getCreateArticleUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(articleInput)
  }
);}





export const getCreateArticleMutationKey = () => ['createArticle'] as const;

export const getCreateArticleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createArticle>>, TError,CreateArticleMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createArticle>>, TError,CreateArticleMutationVariables, TContext> => {

const mutationKey = getCreateArticleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createArticle>>, CreateArticleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createArticle(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateArticleMutationResult = NonNullable<Awaited<ReturnType<typeof createArticle>>>
    export type CreateArticleMutationBody = ArticleInput
    export type CreateArticleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>
    export type CreateArticleMutationVariables = {data: ArticleInput}

    /**
 * @summary Create an article
 */
export const useCreateArticle = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createArticle>>, TError,CreateArticleMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createArticle>>,
        TError,
        CreateArticleMutationVariables,
        TContext
      > => {
      return useMutation(getCreateArticleMutationOptions(options), queryClient);
    }
    export const getListArticlesUrl = (list: ArticleList,
    params?: ListArticlesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/articles/list/${encodeURIComponent(String(list))}?${stringifiedParams}` : `/articles/list/${encodeURIComponent(String(list))}`
}

/**
 * A page of the articles of one list, without bodies: the latest and the unpublished ones by their last change, published and scheduled ones by when they are published, deleted ones by when they were deleted, unless told otherwise. A search finds words of headline, intro, author, tags and text.
 * @summary List articles
 */
export const listArticles = async (list: ArticleList,
    params?: ListArticlesParams, options?: Parameters<typeof apiFetch>[1]): Promise<ArticlePage> => {

  return apiFetch<ArticlePage>(getListArticlesUrl(list,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListArticlesQueryKey = (list: ArticleList,
    params?: ListArticlesParams,) => {
    return [
    'articles','list',list, ...(params ? [params] : [])
    ] as const;
    }


export const getListArticlesQueryOptions = <TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(list: ArticleList,
    params?: ListArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListArticlesQueryKey(list,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listArticles>>> = ({ signal }) => listArticles(list,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: list !== null && list !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListArticlesQueryResult = NonNullable<Awaited<ReturnType<typeof listArticles>>>
export type ListArticlesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 list: ArticleList,
    params: undefined |  ListArticlesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listArticles>>,
          TError,
          Awaited<ReturnType<typeof listArticles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 list: ArticleList,
    params?: ListArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listArticles>>,
          TError,
          Awaited<ReturnType<typeof listArticles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 list: ArticleList,
    params?: ListArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List articles
 */

export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 list: ArticleList,
    params?: ListArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListArticlesQueryOptions(list,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListArticles} query
 */
export const invalidateListArticles = async (
 queryClient: QueryClient, list: ArticleList,
    params?: ListArticlesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListArticlesQueryKey(list,params) }, options);

  return queryClient;
}




export const getListArticlesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(list: ArticleList,
    params?: ListArticlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListArticlesQueryKey(list,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listArticles>>> = ({ signal }) => listArticles(list,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListArticlesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listArticles>>>
export type ListArticlesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListArticlesSuspense<TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 list: ArticleList,
    params: undefined |  ListArticlesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticlesSuspense<TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 list: ArticleList,
    params?: ListArticlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticlesSuspense<TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 list: ArticleList,
    params?: ListArticlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List articles
 */

export function useListArticlesSuspense<TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 list: ArticleList,
    params?: ListArticlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListArticlesSuspenseQueryOptions(list,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchArticlesUrl = (params: SearchArticlesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/articles/search?${stringifiedParams}` : `/articles/search`
}

/**
 * A page of the articles that hold every word in headline, intro, author, tags or body, letter case and marks ignored; deleted ones left out, the newest first.
 * @summary Search articles
 */
export const searchArticles = async (params: SearchArticlesParams, options?: Parameters<typeof apiFetch>[1]): Promise<ArticlePage> => {

  return apiFetch<ArticlePage>(getSearchArticlesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchArticlesQueryKey = (params?: SearchArticlesParams,) => {
    return [
    'articles','search', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchArticlesQueryOptions = <TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: SearchArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchArticlesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchArticles>>> = ({ signal }) => searchArticles(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchArticlesQueryResult = NonNullable<Awaited<ReturnType<typeof searchArticles>>>
export type SearchArticlesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useSearchArticles<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticlesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchArticles>>,
          TError,
          Awaited<ReturnType<typeof searchArticles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchArticles<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchArticles>>,
          TError,
          Awaited<ReturnType<typeof searchArticles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchArticles<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search articles
 */

export function useSearchArticles<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchArticlesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useSearchArticles} query
 */
export const invalidateSearchArticles = async (
 queryClient: QueryClient, params: SearchArticlesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchArticlesQueryKey(params) }, options);

  return queryClient;
}




export const getSearchArticlesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: SearchArticlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchArticlesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchArticles>>> = ({ signal }) => searchArticles(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchArticlesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchArticles>>>
export type SearchArticlesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useSearchArticlesSuspense<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticlesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchArticlesSuspense<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchArticlesSuspense<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search articles
 */

export function useSearchArticlesSuspense<TData = Awaited<ReturnType<typeof searchArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchArticlesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchArticleTitlesUrl = (params: SearchArticleTitlesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/articles/search/t?${stringifiedParams}` : `/articles/search/t`
}

/**
 * At most 20 articles whose headline holds every word, letter case and marks ignored; deleted ones left out, the newest first.
 * @summary Search articles by headline
 */
export const searchArticleTitles = async (params: SearchArticleTitlesParams, options?: Parameters<typeof apiFetch>[1]): Promise<ArticleTitle[]> => {

  return apiFetch<ArticleTitle[]>(getSearchArticleTitlesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchArticleTitlesQueryKey = (params?: SearchArticleTitlesParams,) => {
    return [
    'articles','search','t', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchArticleTitlesQueryOptions = <TData = Awaited<ReturnType<typeof searchArticleTitles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: SearchArticleTitlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchArticleTitles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchArticleTitlesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchArticleTitles>>> = ({ signal }) => searchArticleTitles(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchArticleTitles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchArticleTitlesQueryResult = NonNullable<Awaited<ReturnType<typeof searchArticleTitles>>>
export type SearchArticleTitlesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useSearchArticleTitles<TData = Awaited<ReturnType<typeof searchArticleTitles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticleTitlesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchArticleTitles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchArticleTitles>>,
          TError,
          Awaited<ReturnType<typeof searchArticleTitles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchArticleTitles<TData = Awaited<ReturnType<typeof searchArticleTitles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticleTitlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchArticleTitles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchArticleTitles>>,
          TError,
          Awaited<ReturnType<typeof searchArticleTitles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchArticleTitles<TData = Awaited<ReturnType<typeof searchArticleTitles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticleTitlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchArticleTitles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search articles by headline
 */

export function useSearchArticleTitles<TData = Awaited<ReturnType<typeof searchArticleTitles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticleTitlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchArticleTitles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchArticleTitlesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useSearchArticleTitles} query
 */
export const invalidateSearchArticleTitles = async (
 queryClient: QueryClient, params: SearchArticleTitlesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchArticleTitlesQueryKey(params) }, options);

  return queryClient;
}




export const getSearchArticleTitlesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchArticleTitles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: SearchArticleTitlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticleTitles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchArticleTitlesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchArticleTitles>>> = ({ signal }) => searchArticleTitles(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticleTitles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchArticleTitlesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchArticleTitles>>>
export type SearchArticleTitlesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useSearchArticleTitlesSuspense<TData = Awaited<ReturnType<typeof searchArticleTitles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticleTitlesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticleTitles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchArticleTitlesSuspense<TData = Awaited<ReturnType<typeof searchArticleTitles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticleTitlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticleTitles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchArticleTitlesSuspense<TData = Awaited<ReturnType<typeof searchArticleTitles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticleTitlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticleTitles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search articles by headline
 */

export function useSearchArticleTitlesSuspense<TData = Awaited<ReturnType<typeof searchArticleTitles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchArticleTitlesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchArticleTitles>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchArticleTitlesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPreviewTokenUrl = (params: GetPreviewTokenParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/articles/preview-token?${stringifiedParams}` : `/articles/preview-token`
}

/**
 * Where the article is seen for 24 hours without signing in, as it was last saved. A token that is still good for 12 hours is given again.
 * @summary Get a preview address
 */
export const getPreviewToken = async (params: GetPreviewTokenParams, options?: Parameters<typeof apiFetch>[1]): Promise<PreviewTokenReply> => {

  return apiFetch<PreviewTokenReply>(getGetPreviewTokenUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPreviewTokenQueryKey = (params?: GetPreviewTokenParams,) => {
    return [
    'articles','preview-token', ...(params ? [params] : [])
    ] as const;
    }


export const getGetPreviewTokenQueryOptions = <TData = Awaited<ReturnType<typeof getPreviewToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: GetPreviewTokenParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreviewToken>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPreviewTokenQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPreviewToken>>> = ({ signal }) => getPreviewToken(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPreviewToken>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPreviewTokenQueryResult = NonNullable<Awaited<ReturnType<typeof getPreviewToken>>>
export type GetPreviewTokenQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetPreviewToken<TData = Awaited<ReturnType<typeof getPreviewToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetPreviewTokenParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreviewToken>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPreviewToken>>,
          TError,
          Awaited<ReturnType<typeof getPreviewToken>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPreviewToken<TData = Awaited<ReturnType<typeof getPreviewToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetPreviewTokenParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreviewToken>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPreviewToken>>,
          TError,
          Awaited<ReturnType<typeof getPreviewToken>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPreviewToken<TData = Awaited<ReturnType<typeof getPreviewToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetPreviewTokenParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreviewToken>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a preview address
 */

export function useGetPreviewToken<TData = Awaited<ReturnType<typeof getPreviewToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetPreviewTokenParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreviewToken>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPreviewTokenQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetPreviewToken} query
 */
export const invalidateGetPreviewToken = async (
 queryClient: QueryClient, params: GetPreviewTokenParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPreviewTokenQueryKey(params) }, options);

  return queryClient;
}




export const getGetPreviewTokenSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPreviewToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: GetPreviewTokenParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPreviewToken>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPreviewTokenQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPreviewToken>>> = ({ signal }) => getPreviewToken(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPreviewToken>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPreviewTokenSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPreviewToken>>>
export type GetPreviewTokenSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetPreviewTokenSuspense<TData = Awaited<ReturnType<typeof getPreviewToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetPreviewTokenParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPreviewToken>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPreviewTokenSuspense<TData = Awaited<ReturnType<typeof getPreviewToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetPreviewTokenParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPreviewToken>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPreviewTokenSuspense<TData = Awaited<ReturnType<typeof getPreviewToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetPreviewTokenParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPreviewToken>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a preview address
 */

export function useGetPreviewTokenSuspense<TData = Awaited<ReturnType<typeof getPreviewToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetPreviewTokenParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPreviewToken>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPreviewTokenSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCopyFromTemplateUrl = (params: CopyFromTemplateParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/articles/copy-from-template?${stringifiedParams}` : `/articles/copy-from-template`
}

/**
 * A new article from a template, with the words of a game where one is named. Nothing is stored.
 * @summary Fill in a template
 */
export const copyFromTemplate = async (params: CopyFromTemplateParams, options?: Parameters<typeof apiFetch>[1]): Promise<ArticleDraftReply> => {

  return apiFetch<ArticleDraftReply>(getCopyFromTemplateUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getCopyFromTemplateQueryKey = (params?: CopyFromTemplateParams,) => {
    return [
    'articles','copy-from-template', ...(params ? [params] : [])
    ] as const;
    }


export const getCopyFromTemplateQueryOptions = <TData = Awaited<ReturnType<typeof copyFromTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: CopyFromTemplateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof copyFromTemplate>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCopyFromTemplateQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof copyFromTemplate>>> = ({ signal }) => copyFromTemplate(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof copyFromTemplate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CopyFromTemplateQueryResult = NonNullable<Awaited<ReturnType<typeof copyFromTemplate>>>
export type CopyFromTemplateQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useCopyFromTemplate<TData = Awaited<ReturnType<typeof copyFromTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: CopyFromTemplateParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof copyFromTemplate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof copyFromTemplate>>,
          TError,
          Awaited<ReturnType<typeof copyFromTemplate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCopyFromTemplate<TData = Awaited<ReturnType<typeof copyFromTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: CopyFromTemplateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof copyFromTemplate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof copyFromTemplate>>,
          TError,
          Awaited<ReturnType<typeof copyFromTemplate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCopyFromTemplate<TData = Awaited<ReturnType<typeof copyFromTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: CopyFromTemplateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof copyFromTemplate>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Fill in a template
 */

export function useCopyFromTemplate<TData = Awaited<ReturnType<typeof copyFromTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: CopyFromTemplateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof copyFromTemplate>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCopyFromTemplateQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useCopyFromTemplate} query
 */
export const invalidateCopyFromTemplate = async (
 queryClient: QueryClient, params: CopyFromTemplateParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCopyFromTemplateQueryKey(params) }, options);

  return queryClient;
}




export const getCopyFromTemplateSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof copyFromTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: CopyFromTemplateParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof copyFromTemplate>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCopyFromTemplateQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof copyFromTemplate>>> = ({ signal }) => copyFromTemplate(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof copyFromTemplate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type CopyFromTemplateSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof copyFromTemplate>>>
export type CopyFromTemplateSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useCopyFromTemplateSuspense<TData = Awaited<ReturnType<typeof copyFromTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: CopyFromTemplateParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof copyFromTemplate>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCopyFromTemplateSuspense<TData = Awaited<ReturnType<typeof copyFromTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: CopyFromTemplateParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof copyFromTemplate>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCopyFromTemplateSuspense<TData = Awaited<ReturnType<typeof copyFromTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: CopyFromTemplateParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof copyFromTemplate>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Fill in a template
 */

export function useCopyFromTemplateSuspense<TData = Awaited<ReturnType<typeof copyFromTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: CopyFromTemplateParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof copyFromTemplate>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCopyFromTemplateSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListArticleTemplatesUrl = () => {




  return `/articles/templates`
}

/**
 * The templates of the site, by name.
 * @summary List templates
 */
export const listArticleTemplates = async ( options?: Parameters<typeof apiFetch>[1]): Promise<ArticleTemplate[]> => {

  return apiFetch<ArticleTemplate[]>(getListArticleTemplatesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListArticleTemplatesQueryKey = () => {
    return [
    'articles','templates'
    ] as const;
    }


export const getListArticleTemplatesQueryOptions = <TData = Awaited<ReturnType<typeof listArticleTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleTemplates>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListArticleTemplatesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listArticleTemplates>>> = ({ signal }) => listArticleTemplates({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listArticleTemplates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListArticleTemplatesQueryResult = NonNullable<Awaited<ReturnType<typeof listArticleTemplates>>>
export type ListArticleTemplatesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListArticleTemplates<TData = Awaited<ReturnType<typeof listArticleTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleTemplates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listArticleTemplates>>,
          TError,
          Awaited<ReturnType<typeof listArticleTemplates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticleTemplates<TData = Awaited<ReturnType<typeof listArticleTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleTemplates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listArticleTemplates>>,
          TError,
          Awaited<ReturnType<typeof listArticleTemplates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticleTemplates<TData = Awaited<ReturnType<typeof listArticleTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleTemplates>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List templates
 */

export function useListArticleTemplates<TData = Awaited<ReturnType<typeof listArticleTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleTemplates>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListArticleTemplatesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListArticleTemplates} query
 */
export const invalidateListArticleTemplates = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListArticleTemplatesQueryKey() }, options);

  return queryClient;
}




export const getListArticleTemplatesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listArticleTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticleTemplates>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListArticleTemplatesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listArticleTemplates>>> = ({ signal }) => listArticleTemplates({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticleTemplates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListArticleTemplatesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listArticleTemplates>>>
export type ListArticleTemplatesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListArticleTemplatesSuspense<TData = Awaited<ReturnType<typeof listArticleTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticleTemplates>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticleTemplatesSuspense<TData = Awaited<ReturnType<typeof listArticleTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticleTemplates>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticleTemplatesSuspense<TData = Awaited<ReturnType<typeof listArticleTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticleTemplates>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List templates
 */

export function useListArticleTemplatesSuspense<TData = Awaited<ReturnType<typeof listArticleTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticleTemplates>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListArticleTemplatesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateArticleTemplateUrl = () => {




  return `/articles/templates`
}

/**
 * Makes a template that articles can start from. A site has 100 at most, of 5 million characters together (409 `tooMany`).
 * @summary Create a template
 */
export const createArticleTemplate = async (articleTemplateInput: ArticleTemplateInput, options?: Parameters<typeof apiFetch>[1]): Promise<ArticleTemplate> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return apiFetch<ArticleTemplate>(getCreateArticleTemplateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(articleTemplateInput)
  }
);}





export const getCreateArticleTemplateMutationKey = () => ['createArticleTemplate'] as const;

export const getCreateArticleTemplateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createArticleTemplate>>, TError,CreateArticleTemplateMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createArticleTemplate>>, TError,CreateArticleTemplateMutationVariables, TContext> => {

const mutationKey = getCreateArticleTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createArticleTemplate>>, CreateArticleTemplateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createArticleTemplate(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateArticleTemplateMutationResult = NonNullable<Awaited<ReturnType<typeof createArticleTemplate>>>
    export type CreateArticleTemplateMutationBody = ArticleTemplateInput
    export type CreateArticleTemplateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateArticleTemplateMutationVariables = {data: ArticleTemplateInput}

    /**
 * @summary Create a template
 */
export const useCreateArticleTemplate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createArticleTemplate>>, TError,CreateArticleTemplateMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createArticleTemplate>>,
        TError,
        CreateArticleTemplateMutationVariables,
        TContext
      > => {
      return useMutation(getCreateArticleTemplateMutationOptions(options), queryClient);
    }
    export const getGetArticleTemplateUrl = (templateId: ArticleTemplateId,) => {




  return `/articles/templates/${encodeURIComponent(String(templateId))}`
}

/**
 * One template of the site.
 * @summary Get a template
 */
export const getArticleTemplate = async (templateId: ArticleTemplateId, options?: Parameters<typeof apiFetch>[1]): Promise<ArticleTemplate> => {

  return apiFetch<ArticleTemplate>(getGetArticleTemplateUrl(templateId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetArticleTemplateQueryKey = (templateId: ArticleTemplateId,) => {
    return [
    'articles','templates',templateId
    ] as const;
    }


export const getGetArticleTemplateQueryOptions = <TData = Awaited<ReturnType<typeof getArticleTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(templateId: ArticleTemplateId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticleTemplate>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetArticleTemplateQueryKey(templateId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getArticleTemplate>>> = ({ signal }) => getArticleTemplate(templateId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: templateId !== null && templateId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getArticleTemplate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetArticleTemplateQueryResult = NonNullable<Awaited<ReturnType<typeof getArticleTemplate>>>
export type GetArticleTemplateQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetArticleTemplate<TData = Awaited<ReturnType<typeof getArticleTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 templateId: ArticleTemplateId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticleTemplate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getArticleTemplate>>,
          TError,
          Awaited<ReturnType<typeof getArticleTemplate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticleTemplate<TData = Awaited<ReturnType<typeof getArticleTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 templateId: ArticleTemplateId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticleTemplate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getArticleTemplate>>,
          TError,
          Awaited<ReturnType<typeof getArticleTemplate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticleTemplate<TData = Awaited<ReturnType<typeof getArticleTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 templateId: ArticleTemplateId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticleTemplate>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a template
 */

export function useGetArticleTemplate<TData = Awaited<ReturnType<typeof getArticleTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 templateId: ArticleTemplateId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticleTemplate>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetArticleTemplateQueryOptions(templateId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetArticleTemplate} query
 */
export const invalidateGetArticleTemplate = async (
 queryClient: QueryClient, templateId: ArticleTemplateId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetArticleTemplateQueryKey(templateId) }, options);

  return queryClient;
}




export const getGetArticleTemplateSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getArticleTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(templateId: ArticleTemplateId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticleTemplate>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetArticleTemplateQueryKey(templateId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getArticleTemplate>>> = ({ signal }) => getArticleTemplate(templateId, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticleTemplate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetArticleTemplateSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getArticleTemplate>>>
export type GetArticleTemplateSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetArticleTemplateSuspense<TData = Awaited<ReturnType<typeof getArticleTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 templateId: ArticleTemplateId, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticleTemplate>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticleTemplateSuspense<TData = Awaited<ReturnType<typeof getArticleTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 templateId: ArticleTemplateId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticleTemplate>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticleTemplateSuspense<TData = Awaited<ReturnType<typeof getArticleTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 templateId: ArticleTemplateId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticleTemplate>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a template
 */

export function useGetArticleTemplateSuspense<TData = Awaited<ReturnType<typeof getArticleTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 templateId: ArticleTemplateId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticleTemplate>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetArticleTemplateSuspenseQueryOptions(templateId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateArticleTemplateUrl = (templateId: ArticleTemplateId,) => {




  return `/articles/templates/${encodeURIComponent(String(templateId))}`
}

/**
 * Changes a template; articles that were made from it stay as they are.
 * @summary Change a template
 */
export const updateArticleTemplate = async (templateId: ArticleTemplateId,
    articleTemplateInput: ArticleTemplateInput, options?: Parameters<typeof apiFetch>[1]): Promise<ArticleTemplate> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return apiFetch<ArticleTemplate>(getUpdateArticleTemplateUrl(templateId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(articleTemplateInput)
  }
);}





export const getUpdateArticleTemplateMutationKey = () => ['updateArticleTemplate'] as const;

export const getUpdateArticleTemplateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateArticleTemplate>>, TError,UpdateArticleTemplateMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateArticleTemplate>>, TError,UpdateArticleTemplateMutationVariables, TContext> => {

const mutationKey = getUpdateArticleTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateArticleTemplate>>, UpdateArticleTemplateMutationVariables> = (props) => {
          const {templateId,data} = props ?? {};

          return  updateArticleTemplate(templateId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateArticleTemplateMutationResult = NonNullable<Awaited<ReturnType<typeof updateArticleTemplate>>>
    export type UpdateArticleTemplateMutationBody = ArticleTemplateInput
    export type UpdateArticleTemplateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateArticleTemplateMutationVariables = {templateId: ArticleTemplateId;data: ArticleTemplateInput}

    /**
 * @summary Change a template
 */
export const useUpdateArticleTemplate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateArticleTemplate>>, TError,UpdateArticleTemplateMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateArticleTemplate>>,
        TError,
        UpdateArticleTemplateMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateArticleTemplateMutationOptions(options), queryClient);
    }
    export const getDeleteArticleTemplateUrl = (templateId: ArticleTemplateId,) => {




  return `/articles/templates/${encodeURIComponent(String(templateId))}`
}

/**
 * Deletes a template; articles that were made from it stay.
 * @summary Delete a template
 */
export const deleteArticleTemplate = async (templateId: ArticleTemplateId, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

  return apiFetch<void>(getDeleteArticleTemplateUrl(templateId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteArticleTemplateMutationKey = () => ['deleteArticleTemplate'] as const;

export const getDeleteArticleTemplateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteArticleTemplate>>, TError,DeleteArticleTemplateMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteArticleTemplate>>, TError,DeleteArticleTemplateMutationVariables, TContext> => {

const mutationKey = getDeleteArticleTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteArticleTemplate>>, DeleteArticleTemplateMutationVariables> = (props) => {
          const {templateId} = props ?? {};

          return  deleteArticleTemplate(templateId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteArticleTemplateMutationResult = NonNullable<Awaited<ReturnType<typeof deleteArticleTemplate>>>

    export type DeleteArticleTemplateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeleteArticleTemplateMutationVariables = {templateId: ArticleTemplateId}

    /**
 * @summary Delete a template
 */
export const useDeleteArticleTemplate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteArticleTemplate>>, TError,DeleteArticleTemplateMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteArticleTemplate>>,
        TError,
        DeleteArticleTemplateMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteArticleTemplateMutationOptions(options), queryClient);
    }
    export const getSuggestArticleGamesUrl = () => {




  return `/articles/suggest-games`
}

/**
 * At most five games within three days whose teams the text names.
 * @summary Suggest games of a text
 */
export const suggestArticleGames = async (gameSuggestionQuery: GameSuggestionQuery, options?: Parameters<typeof apiFetch>[1]): Promise<GameSuggestion[]> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return apiFetch<GameSuggestion[]>(getSuggestArticleGamesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(gameSuggestionQuery)
  }
);}





export const getSuggestArticleGamesMutationKey = () => ['suggestArticleGames'] as const;

export const getSuggestArticleGamesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof suggestArticleGames>>, TError,SuggestArticleGamesMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof suggestArticleGames>>, TError,SuggestArticleGamesMutationVariables, TContext> => {

const mutationKey = getSuggestArticleGamesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof suggestArticleGames>>, SuggestArticleGamesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  suggestArticleGames(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SuggestArticleGamesMutationResult = NonNullable<Awaited<ReturnType<typeof suggestArticleGames>>>
    export type SuggestArticleGamesMutationBody = GameSuggestionQuery
    export type SuggestArticleGamesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type SuggestArticleGamesMutationVariables = {data: GameSuggestionQuery}

    /**
 * @summary Suggest games of a text
 */
export const useSuggestArticleGames = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof suggestArticleGames>>, TError,SuggestArticleGamesMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof suggestArticleGames>>,
        TError,
        SuggestArticleGamesMutationVariables,
        TContext
      > => {
      return useMutation(getSuggestArticleGamesMutationOptions(options), queryClient);
    }
    export const getGetArticleUrl = (id: ArticleId,) => {




  return `/articles/${encodeURIComponent(String(id))}`
}

/**
 * One article of the site, deleted ones included.
 * @summary Get an article
 */
export const getArticle = async (id: ArticleId, options?: Parameters<typeof apiFetch>[1]): Promise<ArticleReply> => {

  return apiFetch<ArticleReply>(getGetArticleUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetArticleQueryKey = (id: ArticleId,) => {
    return [
    'articles',id
    ] as const;
    }


export const getGetArticleQueryOptions = <TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: ArticleId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetArticleQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getArticle>>> = ({ signal }) => getArticle(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetArticleQueryResult = NonNullable<Awaited<ReturnType<typeof getArticle>>>
export type GetArticleQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getArticle>>,
          TError,
          Awaited<ReturnType<typeof getArticle>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getArticle>>,
          TError,
          Awaited<ReturnType<typeof getArticle>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an article
 */

export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetArticleQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetArticle} query
 */
export const invalidateGetArticle = async (
 queryClient: QueryClient, id: ArticleId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetArticleQueryKey(id) }, options);

  return queryClient;
}




export const getGetArticleSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: ArticleId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetArticleQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getArticle>>> = ({ signal }) => getArticle(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetArticleSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getArticle>>>
export type GetArticleSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetArticleSuspense<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticleSuspense<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticleSuspense<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an article
 */

export function useGetArticleSuspense<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetArticleSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateArticleUrl = (id: ArticleId,) => {




  return `/articles/${encodeURIComponent(String(id))}`
}

/**
 * Changes an article of version 3; older versions and deleted articles are not changed.
 * @summary Change an article
 */
export const updateArticle = async (id: ArticleId,
    articleInput: ArticleInput, options?: Parameters<typeof apiFetch>[1]): Promise<ArticleReply> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return apiFetch<ArticleReply>(getUpdateArticleUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(articleInput)
  }
);}





export const getUpdateArticleMutationKey = () => ['updateArticle'] as const;

export const getUpdateArticleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateArticle>>, TError,UpdateArticleMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateArticle>>, TError,UpdateArticleMutationVariables, TContext> => {

const mutationKey = getUpdateArticleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateArticle>>, UpdateArticleMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateArticle(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateArticleMutationResult = NonNullable<Awaited<ReturnType<typeof updateArticle>>>
    export type UpdateArticleMutationBody = ArticleInput
    export type UpdateArticleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>
    export type UpdateArticleMutationVariables = {id: ArticleId;data: ArticleInput}

    /**
 * @summary Change an article
 */
export const useUpdateArticle = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateArticle>>, TError,UpdateArticleMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateArticle>>,
        TError,
        UpdateArticleMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateArticleMutationOptions(options), queryClient);
    }
    export const getDeleteArticleUrl = (id: ArticleId,
    params?: DeleteArticleParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/articles/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/articles/${encodeURIComponent(String(id))}`
}

/**
 * Deletes a deleted article for good. One in use is refused unless told otherwise.
 * @summary Delete an article for good
 */
export const deleteArticle = async (id: ArticleId,
    params?: DeleteArticleParams, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

  return apiFetch<void>(getDeleteArticleUrl(id,params),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteArticleMutationKey = () => ['deleteArticle'] as const;

export const getDeleteArticleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteArticle>>, TError,DeleteArticleMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteArticle>>, TError,DeleteArticleMutationVariables, TContext> => {

const mutationKey = getDeleteArticleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteArticle>>, DeleteArticleMutationVariables> = (props) => {
          const {id,params} = props ?? {};

          return  deleteArticle(id,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteArticleMutationResult = NonNullable<Awaited<ReturnType<typeof deleteArticle>>>

    export type DeleteArticleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeleteArticleMutationVariables = {id: ArticleId;params?: DeleteArticleParams}

    /**
 * @summary Delete an article for good
 */
export const useDeleteArticle = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteArticle>>, TError,DeleteArticleMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteArticle>>,
        TError,
        DeleteArticleMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteArticleMutationOptions(options), queryClient);
    }
    export const getListArticleRevisionsUrl = (id: ArticleId,) => {




  return `/articles/revisions/${encodeURIComponent(String(id))}`
}

/**
 * What was saved of an article, the newest first; at most the last 100.
 * @summary List revisions
 */
export const listArticleRevisions = async (id: ArticleId, options?: Parameters<typeof apiFetch>[1]): Promise<ArticleRevision[]> => {

  return apiFetch<ArticleRevision[]>(getListArticleRevisionsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListArticleRevisionsQueryKey = (id: ArticleId,) => {
    return [
    'articles','revisions',id
    ] as const;
    }


export const getListArticleRevisionsQueryOptions = <TData = Awaited<ReturnType<typeof listArticleRevisions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: ArticleId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleRevisions>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListArticleRevisionsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listArticleRevisions>>> = ({ signal }) => listArticleRevisions(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listArticleRevisions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListArticleRevisionsQueryResult = NonNullable<Awaited<ReturnType<typeof listArticleRevisions>>>
export type ListArticleRevisionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListArticleRevisions<TData = Awaited<ReturnType<typeof listArticleRevisions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleRevisions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listArticleRevisions>>,
          TError,
          Awaited<ReturnType<typeof listArticleRevisions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticleRevisions<TData = Awaited<ReturnType<typeof listArticleRevisions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleRevisions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listArticleRevisions>>,
          TError,
          Awaited<ReturnType<typeof listArticleRevisions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticleRevisions<TData = Awaited<ReturnType<typeof listArticleRevisions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleRevisions>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List revisions
 */

export function useListArticleRevisions<TData = Awaited<ReturnType<typeof listArticleRevisions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleRevisions>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListArticleRevisionsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListArticleRevisions} query
 */
export const invalidateListArticleRevisions = async (
 queryClient: QueryClient, id: ArticleId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListArticleRevisionsQueryKey(id) }, options);

  return queryClient;
}




export const getListArticleRevisionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listArticleRevisions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: ArticleId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticleRevisions>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListArticleRevisionsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listArticleRevisions>>> = ({ signal }) => listArticleRevisions(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticleRevisions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListArticleRevisionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listArticleRevisions>>>
export type ListArticleRevisionsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListArticleRevisionsSuspense<TData = Awaited<ReturnType<typeof listArticleRevisions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticleRevisions>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticleRevisionsSuspense<TData = Awaited<ReturnType<typeof listArticleRevisions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticleRevisions>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticleRevisionsSuspense<TData = Awaited<ReturnType<typeof listArticleRevisions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticleRevisions>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List revisions
 */

export function useListArticleRevisionsSuspense<TData = Awaited<ReturnType<typeof listArticleRevisions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticleRevisions>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListArticleRevisionsSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetArticleRevisionUrl = (id: ArticleId,
    revision: number,) => {




  return `/articles/revisions/${encodeURIComponent(String(id))}/${encodeURIComponent(String(revision))}`
}

/**
 * What an article said in a revision.
 * @summary Get a revision
 */
export const getArticleRevision = async (id: ArticleId,
    revision: number, options?: Parameters<typeof apiFetch>[1]): Promise<ArticleRevisionContent> => {

  return apiFetch<ArticleRevisionContent>(getGetArticleRevisionUrl(id,revision),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetArticleRevisionQueryKey = (id: ArticleId,
    revision: number,) => {
    return [
    'articles','revisions',id,revision
    ] as const;
    }


export const getGetArticleRevisionQueryOptions = <TData = Awaited<ReturnType<typeof getArticleRevision>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: ArticleId,
    revision: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticleRevision>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetArticleRevisionQueryKey(id,revision);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getArticleRevision>>> = ({ signal }) => getArticleRevision(id,revision, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && revision !== null && revision !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getArticleRevision>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetArticleRevisionQueryResult = NonNullable<Awaited<ReturnType<typeof getArticleRevision>>>
export type GetArticleRevisionQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetArticleRevision<TData = Awaited<ReturnType<typeof getArticleRevision>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId,
    revision: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticleRevision>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getArticleRevision>>,
          TError,
          Awaited<ReturnType<typeof getArticleRevision>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticleRevision<TData = Awaited<ReturnType<typeof getArticleRevision>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId,
    revision: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticleRevision>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getArticleRevision>>,
          TError,
          Awaited<ReturnType<typeof getArticleRevision>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticleRevision<TData = Awaited<ReturnType<typeof getArticleRevision>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId,
    revision: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticleRevision>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a revision
 */

export function useGetArticleRevision<TData = Awaited<ReturnType<typeof getArticleRevision>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId,
    revision: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticleRevision>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetArticleRevisionQueryOptions(id,revision,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetArticleRevision} query
 */
export const invalidateGetArticleRevision = async (
 queryClient: QueryClient, id: ArticleId,
    revision: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetArticleRevisionQueryKey(id,revision) }, options);

  return queryClient;
}




export const getGetArticleRevisionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getArticleRevision>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: ArticleId,
    revision: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticleRevision>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetArticleRevisionQueryKey(id,revision);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getArticleRevision>>> = ({ signal }) => getArticleRevision(id,revision, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticleRevision>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetArticleRevisionSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getArticleRevision>>>
export type GetArticleRevisionSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetArticleRevisionSuspense<TData = Awaited<ReturnType<typeof getArticleRevision>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId,
    revision: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticleRevision>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticleRevisionSuspense<TData = Awaited<ReturnType<typeof getArticleRevision>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId,
    revision: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticleRevision>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticleRevisionSuspense<TData = Awaited<ReturnType<typeof getArticleRevision>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId,
    revision: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticleRevision>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a revision
 */

export function useGetArticleRevisionSuspense<TData = Awaited<ReturnType<typeof getArticleRevision>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId,
    revision: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getArticleRevision>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetArticleRevisionSuspenseQueryOptions(id,revision,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListArticleUsesUrl = (id: ArticleId,) => {




  return `/articles/uses/${encodeURIComponent(String(id))}`
}

/**
 * What refers to the article, and would lead nowhere without it.
 * @summary List where an article stands
 */
export const listArticleUses = async (id: ArticleId, options?: Parameters<typeof apiFetch>[1]): Promise<ArticleUse[]> => {

  return apiFetch<ArticleUse[]>(getListArticleUsesUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListArticleUsesQueryKey = (id: ArticleId,) => {
    return [
    'articles','uses',id
    ] as const;
    }


export const getListArticleUsesQueryOptions = <TData = Awaited<ReturnType<typeof listArticleUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: ArticleId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListArticleUsesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listArticleUses>>> = ({ signal }) => listArticleUses(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listArticleUses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListArticleUsesQueryResult = NonNullable<Awaited<ReturnType<typeof listArticleUses>>>
export type ListArticleUsesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListArticleUses<TData = Awaited<ReturnType<typeof listArticleUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleUses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listArticleUses>>,
          TError,
          Awaited<ReturnType<typeof listArticleUses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticleUses<TData = Awaited<ReturnType<typeof listArticleUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleUses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listArticleUses>>,
          TError,
          Awaited<ReturnType<typeof listArticleUses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticleUses<TData = Awaited<ReturnType<typeof listArticleUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List where an article stands
 */

export function useListArticleUses<TData = Awaited<ReturnType<typeof listArticleUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListArticleUsesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListArticleUses} query
 */
export const invalidateListArticleUses = async (
 queryClient: QueryClient, id: ArticleId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListArticleUsesQueryKey(id) }, options);

  return queryClient;
}




export const getListArticleUsesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listArticleUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: ArticleId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticleUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListArticleUsesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listArticleUses>>> = ({ signal }) => listArticleUses(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticleUses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListArticleUsesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listArticleUses>>>
export type ListArticleUsesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListArticleUsesSuspense<TData = Awaited<ReturnType<typeof listArticleUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticleUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticleUsesSuspense<TData = Awaited<ReturnType<typeof listArticleUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticleUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticleUsesSuspense<TData = Awaited<ReturnType<typeof listArticleUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticleUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List where an article stands
 */

export function useListArticleUsesSuspense<TData = Awaited<ReturnType<typeof listArticleUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticleUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListArticleUsesSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListArticlePlacesUrl = (id: ArticleId,) => {




  return `/articles/places/${encodeURIComponent(String(id))}`
}

/**
 * The lists of articles in layouts that visitors see which show the article as it is saved; of one that is not on the site yet those that would show it, at the moment that it is planned for or else now, and what it would push out of them.
 * @summary List where visitors find an article
 */
export const listArticlePlaces = async (id: ArticleId, options?: Parameters<typeof apiFetch>[1]): Promise<ArticlePlace[]> => {

  return apiFetch<ArticlePlace[]>(getListArticlePlacesUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListArticlePlacesQueryKey = (id: ArticleId,) => {
    return [
    'articles','places',id
    ] as const;
    }


export const getListArticlePlacesQueryOptions = <TData = Awaited<ReturnType<typeof listArticlePlaces>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: ArticleId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticlePlaces>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListArticlePlacesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listArticlePlaces>>> = ({ signal }) => listArticlePlaces(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listArticlePlaces>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListArticlePlacesQueryResult = NonNullable<Awaited<ReturnType<typeof listArticlePlaces>>>
export type ListArticlePlacesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListArticlePlaces<TData = Awaited<ReturnType<typeof listArticlePlaces>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticlePlaces>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listArticlePlaces>>,
          TError,
          Awaited<ReturnType<typeof listArticlePlaces>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticlePlaces<TData = Awaited<ReturnType<typeof listArticlePlaces>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticlePlaces>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listArticlePlaces>>,
          TError,
          Awaited<ReturnType<typeof listArticlePlaces>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticlePlaces<TData = Awaited<ReturnType<typeof listArticlePlaces>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticlePlaces>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List where visitors find an article
 */

export function useListArticlePlaces<TData = Awaited<ReturnType<typeof listArticlePlaces>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticlePlaces>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListArticlePlacesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListArticlePlaces} query
 */
export const invalidateListArticlePlaces = async (
 queryClient: QueryClient, id: ArticleId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListArticlePlacesQueryKey(id) }, options);

  return queryClient;
}




export const getListArticlePlacesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listArticlePlaces>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: ArticleId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticlePlaces>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListArticlePlacesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listArticlePlaces>>> = ({ signal }) => listArticlePlaces(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticlePlaces>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListArticlePlacesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listArticlePlaces>>>
export type ListArticlePlacesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListArticlePlacesSuspense<TData = Awaited<ReturnType<typeof listArticlePlaces>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticlePlaces>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticlePlacesSuspense<TData = Awaited<ReturnType<typeof listArticlePlaces>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticlePlaces>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticlePlacesSuspense<TData = Awaited<ReturnType<typeof listArticlePlaces>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticlePlaces>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List where visitors find an article
 */

export function useListArticlePlacesSuspense<TData = Awaited<ReturnType<typeof listArticlePlaces>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: ArticleId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listArticlePlaces>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListArticlePlacesSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getNoteArticlePresenceUrl = (id: ArticleId,) => {




  return `/articles/presence/${encodeURIComponent(String(id))}`
}

/**
 * Tells the others for 60 seconds that the user has the article open, and says who else has.
 * @summary Tell that an article is open
 */
export const noteArticlePresence = async (id: ArticleId,
    articlePresenceInput: ArticlePresenceInput, options?: Parameters<typeof apiFetch>[1]): Promise<ArticlePresence> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return apiFetch<ArticlePresence>(getNoteArticlePresenceUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(articlePresenceInput)
  }
);}





export const getNoteArticlePresenceMutationKey = () => ['noteArticlePresence'] as const;

export const getNoteArticlePresenceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof noteArticlePresence>>, TError,NoteArticlePresenceMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof noteArticlePresence>>, TError,NoteArticlePresenceMutationVariables, TContext> => {

const mutationKey = getNoteArticlePresenceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof noteArticlePresence>>, NoteArticlePresenceMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  noteArticlePresence(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type NoteArticlePresenceMutationResult = NonNullable<Awaited<ReturnType<typeof noteArticlePresence>>>
    export type NoteArticlePresenceMutationBody = ArticlePresenceInput
    export type NoteArticlePresenceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type NoteArticlePresenceMutationVariables = {id: ArticleId;data: ArticlePresenceInput}

    /**
 * @summary Tell that an article is open
 */
export const useNoteArticlePresence = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof noteArticlePresence>>, TError,NoteArticlePresenceMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof noteArticlePresence>>,
        TError,
        NoteArticlePresenceMutationVariables,
        TContext
      > => {
      return useMutation(getNoteArticlePresenceMutationOptions(options), queryClient);
    }
    export const getActOnArticleUrl = (id: ArticleId,
    action: ArticleAction,) => {




  return `/articles/${encodeURIComponent(String(id))}/${encodeURIComponent(String(action))}`
}

/**
 * Publishes, unpublishes, deletes, restores or duplicates an article (specification §4); what its state does not allow is refused with what it does. The reply is the changed article, or the copy.
 * @summary Act on an article
 */
export const actOnArticle = async (id: ArticleId,
    action: ArticleAction, options?: Parameters<typeof apiFetch>[1]): Promise<ArticleReply> => {

  return apiFetch<ArticleReply>(getActOnArticleUrl(id,action),
  {
    ...options,
    method: 'POST'


  }
);}





export const getActOnArticleMutationKey = () => ['actOnArticle'] as const;

export const getActOnArticleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof actOnArticle>>, TError,ActOnArticleMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof actOnArticle>>, TError,ActOnArticleMutationVariables, TContext> => {

const mutationKey = getActOnArticleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof actOnArticle>>, ActOnArticleMutationVariables> = (props) => {
          const {id,action} = props ?? {};

          return  actOnArticle(id,action,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ActOnArticleMutationResult = NonNullable<Awaited<ReturnType<typeof actOnArticle>>>

    export type ActOnArticleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>
    export type ActOnArticleMutationVariables = {id: ArticleId;action: ArticleAction}

    /**
 * @summary Act on an article
 */
export const useActOnArticle = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof actOnArticle>>, TError,ActOnArticleMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof actOnArticle>>,
        TError,
        ActOnArticleMutationVariables,
        TContext
      > => {
      return useMutation(getActOnArticleMutationOptions(options), queryClient);
    }
