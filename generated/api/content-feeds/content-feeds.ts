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
  BadRequestResponse,
  ConflictResponse,
  ContentFeed,
  ContentFeedInput,
  ContentFeedPage,
  ForbiddenResponse,
  ListContentFeedsParams,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
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

export const getListContentFeedsUrl = (params?: ListContentFeedsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/content-feeds?${stringifiedParams}` : `/content-feeds`
}

/**
 * A page of the feeds that the site takes content from.
 * @summary List content feeds
 */
export const listContentFeeds = async (params?: ListContentFeedsParams, options?: Parameters<typeof apiFetch>[1]): Promise<ContentFeedPage> => {

  return apiFetch<ContentFeedPage>(getListContentFeedsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListContentFeedsQueryKey = (params?: ListContentFeedsParams,) => {
    return [
    'content-feeds', ...(params ? [params] : [])
    ] as const;
    }


export const getListContentFeedsQueryOptions = <TData = Awaited<ReturnType<typeof listContentFeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListContentFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContentFeeds>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContentFeedsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContentFeeds>>> = ({ signal }) => listContentFeeds(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listContentFeeds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContentFeedsQueryResult = NonNullable<Awaited<ReturnType<typeof listContentFeeds>>>
export type ListContentFeedsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListContentFeeds<TData = Awaited<ReturnType<typeof listContentFeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListContentFeedsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContentFeeds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContentFeeds>>,
          TError,
          Awaited<ReturnType<typeof listContentFeeds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContentFeeds<TData = Awaited<ReturnType<typeof listContentFeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListContentFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContentFeeds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContentFeeds>>,
          TError,
          Awaited<ReturnType<typeof listContentFeeds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContentFeeds<TData = Awaited<ReturnType<typeof listContentFeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListContentFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContentFeeds>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List content feeds
 */

export function useListContentFeeds<TData = Awaited<ReturnType<typeof listContentFeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListContentFeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContentFeeds>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContentFeedsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListContentFeeds} query
 */
export const invalidateListContentFeeds = async (
 queryClient: QueryClient, params?: ListContentFeedsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListContentFeedsQueryKey(params) }, options);

  return queryClient;
}




export const getListContentFeedsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listContentFeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListContentFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContentFeeds>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContentFeedsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContentFeeds>>> = ({ signal }) => listContentFeeds(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContentFeeds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListContentFeedsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listContentFeeds>>>
export type ListContentFeedsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListContentFeedsSuspense<TData = Awaited<ReturnType<typeof listContentFeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListContentFeedsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContentFeeds>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContentFeedsSuspense<TData = Awaited<ReturnType<typeof listContentFeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListContentFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContentFeeds>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContentFeedsSuspense<TData = Awaited<ReturnType<typeof listContentFeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListContentFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContentFeeds>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List content feeds
 */

export function useListContentFeedsSuspense<TData = Awaited<ReturnType<typeof listContentFeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListContentFeedsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContentFeeds>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContentFeedsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateContentFeedUrl = () => {




  return `/content-feeds`
}

/**
 * Adds a feed. An address that another feed of the site has is refused.
 * @summary Add a content feed
 */
export const createContentFeed = async (contentFeedInput: ContentFeedInput, options?: Parameters<typeof apiFetch>[1]): Promise<ContentFeed> => {

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
return apiFetch<ContentFeed>(getCreateContentFeedUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contentFeedInput)
  }
);}





export const getCreateContentFeedMutationKey = () => ['createContentFeed'] as const;

export const getCreateContentFeedMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createContentFeed>>, TError,CreateContentFeedMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createContentFeed>>, TError,CreateContentFeedMutationVariables, TContext> => {

const mutationKey = getCreateContentFeedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createContentFeed>>, CreateContentFeedMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createContentFeed(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateContentFeedMutationResult = NonNullable<Awaited<ReturnType<typeof createContentFeed>>>
    export type CreateContentFeedMutationBody = ContentFeedInput
    export type CreateContentFeedMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateContentFeedMutationVariables = {data: ContentFeedInput}

    /**
 * @summary Add a content feed
 */
export const useCreateContentFeed = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createContentFeed>>, TError,CreateContentFeedMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createContentFeed>>,
        TError,
        CreateContentFeedMutationVariables,
        TContext
      > => {
      return useMutation(getCreateContentFeedMutationOptions(options), queryClient);
    }
