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
  NotFoundResponse,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  Uuid
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
    export const getGetContentFeedUrl = (id: Uuid,) => {




  return `/content-feeds/${encodeURIComponent(String(id))}`
}

/**
 * One feed of the site.
 * @summary Get a content feed
 */
export const getContentFeed = async (id: Uuid, options?: Parameters<typeof apiFetch>[1]): Promise<ContentFeed> => {

  return apiFetch<ContentFeed>(getGetContentFeedUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetContentFeedQueryKey = (id: Uuid,) => {
    return [
    'content-feeds',id
    ] as const;
    }


export const getGetContentFeedQueryOptions = <TData = Awaited<ReturnType<typeof getContentFeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentFeed>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContentFeedQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContentFeed>>> = ({ signal }) => getContentFeed(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getContentFeed>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContentFeedQueryResult = NonNullable<Awaited<ReturnType<typeof getContentFeed>>>
export type GetContentFeedQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetContentFeed<TData = Awaited<ReturnType<typeof getContentFeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentFeed>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContentFeed>>,
          TError,
          Awaited<ReturnType<typeof getContentFeed>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContentFeed<TData = Awaited<ReturnType<typeof getContentFeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentFeed>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContentFeed>>,
          TError,
          Awaited<ReturnType<typeof getContentFeed>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContentFeed<TData = Awaited<ReturnType<typeof getContentFeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentFeed>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a content feed
 */

export function useGetContentFeed<TData = Awaited<ReturnType<typeof getContentFeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentFeed>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContentFeedQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetContentFeed} query
 */
export const invalidateGetContentFeed = async (
 queryClient: QueryClient, id: Uuid, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetContentFeedQueryKey(id) }, options);

  return queryClient;
}




export const getGetContentFeedSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getContentFeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContentFeed>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContentFeedQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContentFeed>>> = ({ signal }) => getContentFeed(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContentFeed>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetContentFeedSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getContentFeed>>>
export type GetContentFeedSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetContentFeedSuspense<TData = Awaited<ReturnType<typeof getContentFeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContentFeed>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContentFeedSuspense<TData = Awaited<ReturnType<typeof getContentFeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContentFeed>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContentFeedSuspense<TData = Awaited<ReturnType<typeof getContentFeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContentFeed>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a content feed
 */

export function useGetContentFeedSuspense<TData = Awaited<ReturnType<typeof getContentFeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContentFeed>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContentFeedSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateContentFeedUrl = (id: Uuid,) => {




  return `/content-feeds/${encodeURIComponent(String(id))}`
}

/**
 * Changes a feed or switches it off. An address that another feed of the site has is refused.
 * @summary Update a content feed
 */
export const updateContentFeed = async (id: Uuid,
    contentFeedInput: ContentFeedInput, options?: Parameters<typeof apiFetch>[1]): Promise<ContentFeed> => {

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
return apiFetch<ContentFeed>(getUpdateContentFeedUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contentFeedInput)
  }
);}





export const getUpdateContentFeedMutationKey = () => ['updateContentFeed'] as const;

export const getUpdateContentFeedMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateContentFeed>>, TError,UpdateContentFeedMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateContentFeed>>, TError,UpdateContentFeedMutationVariables, TContext> => {

const mutationKey = getUpdateContentFeedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateContentFeed>>, UpdateContentFeedMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateContentFeed(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateContentFeedMutationResult = NonNullable<Awaited<ReturnType<typeof updateContentFeed>>>
    export type UpdateContentFeedMutationBody = ContentFeedInput
    export type UpdateContentFeedMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateContentFeedMutationVariables = {id: Uuid;data: ContentFeedInput}

    /**
 * @summary Update a content feed
 */
export const useUpdateContentFeed = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateContentFeed>>, TError,UpdateContentFeedMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateContentFeed>>,
        TError,
        UpdateContentFeedMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateContentFeedMutationOptions(options), queryClient);
    }
    export const getDeleteContentFeedUrl = (id: Uuid,) => {




  return `/content-feeds/${encodeURIComponent(String(id))}`
}

/**
 * Removes a feed for good. What was taken from it stays.
 * @summary Remove a content feed
 */
export const deleteContentFeed = async (id: Uuid, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

  return apiFetch<void>(getDeleteContentFeedUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteContentFeedMutationKey = () => ['deleteContentFeed'] as const;

export const getDeleteContentFeedMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteContentFeed>>, TError,DeleteContentFeedMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteContentFeed>>, TError,DeleteContentFeedMutationVariables, TContext> => {

const mutationKey = getDeleteContentFeedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteContentFeed>>, DeleteContentFeedMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteContentFeed(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteContentFeedMutationResult = NonNullable<Awaited<ReturnType<typeof deleteContentFeed>>>

    export type DeleteContentFeedMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeleteContentFeedMutationVariables = {id: Uuid}

    /**
 * @summary Remove a content feed
 */
export const useDeleteContentFeed = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteContentFeed>>, TError,DeleteContentFeedMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteContentFeed>>,
        TError,
        DeleteContentFeedMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteContentFeedMutationOptions(options), queryClient);
    }
