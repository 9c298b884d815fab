/**
 * Printed by `npm run generate`. Do not edit.
 */
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  ForbiddenResponse,
  SearchResult,
  SearchSiteParams,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse
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

export const getSearchSiteUrl = (params: SearchSiteParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/search?${stringifiedParams}` : `/search`
}

/**
 * The things of the site that hold every word of a text, kind by kind, found as their lists find them. Deleted things are left out, and kinds whose add-on the site does not have.
 * @summary Search everything
 */
export const searchSite = async (params: SearchSiteParams, options?: Parameters<typeof apiFetch>[1]): Promise<SearchResult> => {

  return apiFetch<SearchResult>(getSearchSiteUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchSiteQueryKey = (params?: SearchSiteParams,) => {
    return [
    'search', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchSiteQueryOptions = <TData = Awaited<ReturnType<typeof searchSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: SearchSiteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSite>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchSiteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchSite>>> = ({ signal }) => searchSite(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchSite>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchSiteQueryResult = NonNullable<Awaited<ReturnType<typeof searchSite>>>
export type SearchSiteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useSearchSite<TData = Awaited<ReturnType<typeof searchSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchSiteParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSite>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchSite>>,
          TError,
          Awaited<ReturnType<typeof searchSite>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchSite<TData = Awaited<ReturnType<typeof searchSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchSiteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSite>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchSite>>,
          TError,
          Awaited<ReturnType<typeof searchSite>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchSite<TData = Awaited<ReturnType<typeof searchSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchSiteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSite>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search everything
 */

export function useSearchSite<TData = Awaited<ReturnType<typeof searchSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchSiteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchSite>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchSiteQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useSearchSite} query
 */
export const invalidateSearchSite = async (
 queryClient: QueryClient, params: SearchSiteParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchSiteQueryKey(params) }, options);

  return queryClient;
}




export const getSearchSiteSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: SearchSiteParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchSite>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchSiteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchSite>>> = ({ signal }) => searchSite(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchSite>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchSiteSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchSite>>>
export type SearchSiteSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useSearchSiteSuspense<TData = Awaited<ReturnType<typeof searchSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchSiteParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchSite>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchSiteSuspense<TData = Awaited<ReturnType<typeof searchSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchSiteParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchSite>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchSiteSuspense<TData = Awaited<ReturnType<typeof searchSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchSiteParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchSite>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search everything
 */

export function useSearchSiteSuspense<TData = Awaited<ReturnType<typeof searchSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchSiteParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchSite>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchSiteSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






