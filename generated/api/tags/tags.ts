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
  CreateTagParams,
  FetchTagsParams,
  ForbiddenResponse,
  GetTagParams,
  ListCustomTagsParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  SearchActiveTagsParams,
  SearchDeactivatedTagsParams,
  SearchGameTagsParams,
  ServerErrorResponse,
  SetTagActiveParams,
  Tag,
  TagActivation,
  TagInput,
  TagMerge,
  TagPage,
  TagSearch,
  TagValue,
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

export const getListCustomTagsUrl = (params?: ListCustomTagsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/meta/tag?${stringifiedParams}` : `/meta/tag`
}

/**
 * A page of the tags that the site made, by name.
 * @summary List custom tags
 */
export const listCustomTags = async (params?: ListCustomTagsParams, options?: Parameters<typeof apiFetch>[1]): Promise<TagPage> => {

  return apiFetch<TagPage>(getListCustomTagsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCustomTagsQueryKey = (params?: ListCustomTagsParams,) => {
    return [
    'meta','tag', ...(params ? [params] : [])
    ] as const;
    }


export const getListCustomTagsQueryOptions = <TData = Awaited<ReturnType<typeof listCustomTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListCustomTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomTagsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomTags>>> = ({ signal }) => listCustomTags(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCustomTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCustomTagsQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomTags>>>
export type ListCustomTagsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListCustomTags<TData = Awaited<ReturnType<typeof listCustomTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListCustomTagsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomTags>>,
          TError,
          Awaited<ReturnType<typeof listCustomTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomTags<TData = Awaited<ReturnType<typeof listCustomTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListCustomTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomTags>>,
          TError,
          Awaited<ReturnType<typeof listCustomTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomTags<TData = Awaited<ReturnType<typeof listCustomTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListCustomTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List custom tags
 */

export function useListCustomTags<TData = Awaited<ReturnType<typeof listCustomTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListCustomTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCustomTagsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListCustomTags} query
 */
export const invalidateListCustomTags = async (
 queryClient: QueryClient, params?: ListCustomTagsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCustomTagsQueryKey(params) }, options);

  return queryClient;
}




export const getListCustomTagsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCustomTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListCustomTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomTagsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomTags>>> = ({ signal }) => listCustomTags(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCustomTagsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomTags>>>
export type ListCustomTagsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListCustomTagsSuspense<TData = Awaited<ReturnType<typeof listCustomTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListCustomTagsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomTagsSuspense<TData = Awaited<ReturnType<typeof listCustomTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListCustomTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomTagsSuspense<TData = Awaited<ReturnType<typeof listCustomTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListCustomTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List custom tags
 */

export function useListCustomTagsSuspense<TData = Awaited<ReturnType<typeof listCustomTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListCustomTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCustomTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCustomTagsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateTagUrl = (params?: CreateTagParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/meta/tag?${stringifiedParams}` : `/meta/tag`
}

/**
 * Makes a custom tag of the site. A name that another one has, letter case and blanks ignored, is refused with that one as `existing`.
 * @summary Create a tag
 */
export const createTag = async (tagInput: TagInput,
    params?: CreateTagParams, options?: Parameters<typeof apiFetch>[1]): Promise<Tag> => {

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
return apiFetch<Tag>(getCreateTagUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tagInput)
  }
);}





export const getCreateTagMutationKey = () => ['createTag'] as const;

export const getCreateTagMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTag>>, TError,CreateTagMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createTag>>, TError,CreateTagMutationVariables, TContext> => {

const mutationKey = getCreateTagMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTag>>, CreateTagMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  createTag(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTagMutationResult = NonNullable<Awaited<ReturnType<typeof createTag>>>
    export type CreateTagMutationBody = TagInput
    export type CreateTagMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateTagMutationVariables = {data: TagInput;params?: CreateTagParams}

    /**
 * @summary Create a tag
 */
export const useCreateTag = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTag>>, TError,CreateTagMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTag>>,
        TError,
        CreateTagMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTagMutationOptions(options), queryClient);
    }
    export const getSearchTagsUrl = () => {




  return `/meta/tag/search`
}

/**
 * Active tags of all kinds that hold every word of the text, at most 20 of each kind; those that begin with it first.
 * @summary Search for tags
 */
export const searchTags = async (tagSearch: TagSearch, options?: Parameters<typeof apiFetch>[1]): Promise<Tag[]> => {

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
return apiFetch<Tag[]>(getSearchTagsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tagSearch)
  }
);}





export const getSearchTagsMutationKey = () => ['searchTags'] as const;

export const getSearchTagsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof searchTags>>, TError,SearchTagsMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof searchTags>>, TError,SearchTagsMutationVariables, TContext> => {

const mutationKey = getSearchTagsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof searchTags>>, SearchTagsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  searchTags(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SearchTagsMutationResult = NonNullable<Awaited<ReturnType<typeof searchTags>>>
    export type SearchTagsMutationBody = TagSearch
    export type SearchTagsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type SearchTagsMutationVariables = {data: TagSearch}

    /**
 * @summary Search for tags
 */
export const useSearchTags = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof searchTags>>, TError,SearchTagsMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof searchTags>>,
        TError,
        SearchTagsMutationVariables,
        TContext
      > => {
      return useMutation(getSearchTagsMutationOptions(options), queryClient);
    }
    export const getMergeTagsUrl = () => {




  return `/meta/tag/merge`
}

/**
 * Makes one tag of several. Whatever bears one of `from` bears `into` afterwards, and those of `from` are gone. All of it happens or nothing. `into` keeps its name. It cannot be undone.
 * @summary Merge tags
 */
export const mergeTags = async (tagMerge: TagMerge, options?: Parameters<typeof apiFetch>[1]): Promise<Tag> => {

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
return apiFetch<Tag>(getMergeTagsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tagMerge)
  }
);}





export const getMergeTagsMutationKey = () => ['mergeTags'] as const;

export const getMergeTagsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mergeTags>>, TError,MergeTagsMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof mergeTags>>, TError,MergeTagsMutationVariables, TContext> => {

const mutationKey = getMergeTagsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof mergeTags>>, MergeTagsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  mergeTags(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MergeTagsMutationResult = NonNullable<Awaited<ReturnType<typeof mergeTags>>>
    export type MergeTagsMutationBody = TagMerge
    export type MergeTagsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type MergeTagsMutationVariables = {data: TagMerge}

    /**
 * @summary Merge tags
 */
export const useMergeTags = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mergeTags>>, TError,MergeTagsMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof mergeTags>>,
        TError,
        MergeTagsMutationVariables,
        TContext
      > => {
      return useMutation(getMergeTagsMutationOptions(options), queryClient);
    }
    export const getGetTagUrl = (value: TagValue,
    params?: GetTagParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/meta/tag/${encodeURIComponent(String(value))}?${stringifiedParams}` : `/meta/tag/${encodeURIComponent(String(value))}`
}

/**
 * One tag that the site made. With `siteTag=true` an active one is deactivated first and another one activated (specification §7), every time; who needs to know beforehand which of both, or may ask twice, sends a PUT.
 * @summary Get a custom tag, or activate or deactivate it
 */
export const getTag = async (value: TagValue,
    params?: GetTagParams, options?: Parameters<typeof apiFetch>[1]): Promise<Tag> => {

  return apiFetch<Tag>(getGetTagUrl(value,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetTagQueryKey = (value: TagValue,
    params?: GetTagParams,) => {
    return [
    'meta','tag',value, ...(params ? [params] : [])
    ] as const;
    }


export const getGetTagQueryOptions = <TData = Awaited<ReturnType<typeof getTag>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(value: TagValue,
    params?: GetTagParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTag>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTagQueryKey(value,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTag>>> = ({ signal }) => getTag(value,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: value !== null && value !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTag>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTagQueryResult = NonNullable<Awaited<ReturnType<typeof getTag>>>
export type GetTagQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetTag<TData = Awaited<ReturnType<typeof getTag>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 value: TagValue,
    params: undefined |  GetTagParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTag>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTag>>,
          TError,
          Awaited<ReturnType<typeof getTag>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTag<TData = Awaited<ReturnType<typeof getTag>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 value: TagValue,
    params?: GetTagParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTag>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTag>>,
          TError,
          Awaited<ReturnType<typeof getTag>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTag<TData = Awaited<ReturnType<typeof getTag>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 value: TagValue,
    params?: GetTagParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTag>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a custom tag, or activate or deactivate it
 */

export function useGetTag<TData = Awaited<ReturnType<typeof getTag>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 value: TagValue,
    params?: GetTagParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTag>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTagQueryOptions(value,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetTag} query
 */
export const invalidateGetTag = async (
 queryClient: QueryClient, value: TagValue,
    params?: GetTagParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTagQueryKey(value,params) }, options);

  return queryClient;
}




export const getGetTagSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getTag>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(value: TagValue,
    params?: GetTagParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTag>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTagQueryKey(value,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTag>>> = ({ signal }) => getTag(value,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTag>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetTagSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getTag>>>
export type GetTagSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetTagSuspense<TData = Awaited<ReturnType<typeof getTag>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 value: TagValue,
    params: undefined |  GetTagParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTag>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTagSuspense<TData = Awaited<ReturnType<typeof getTag>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 value: TagValue,
    params?: GetTagParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTag>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTagSuspense<TData = Awaited<ReturnType<typeof getTag>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 value: TagValue,
    params?: GetTagParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTag>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a custom tag, or activate or deactivate it
 */

export function useGetTagSuspense<TData = Awaited<ReturnType<typeof getTag>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 value: TagValue,
    params?: GetTagParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTag>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTagSuspenseQueryOptions(value,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSetTagActiveUrl = (value: TagValue,
    params?: SetTagActiveParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/meta/tag/${encodeURIComponent(String(value))}?${stringifiedParams}` : `/meta/tag/${encodeURIComponent(String(value))}`
}

/**
 * Offers a custom tag or no longer offers it (specification §4, one call a tag). What bears it keeps it.
 * @summary Activate or deactivate a tag
 */
export const setTagActive = async (value: TagValue,
    tagActivation: TagActivation,
    params?: SetTagActiveParams, options?: Parameters<typeof apiFetch>[1]): Promise<Tag> => {

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
return apiFetch<Tag>(getSetTagActiveUrl(value,params),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tagActivation)
  }
);}





export const getSetTagActiveMutationKey = () => ['setTagActive'] as const;

export const getSetTagActiveMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTagActive>>, TError,SetTagActiveMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof setTagActive>>, TError,SetTagActiveMutationVariables, TContext> => {

const mutationKey = getSetTagActiveMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setTagActive>>, SetTagActiveMutationVariables> = (props) => {
          const {value,data,params} = props ?? {};

          return  setTagActive(value,data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetTagActiveMutationResult = NonNullable<Awaited<ReturnType<typeof setTagActive>>>
    export type SetTagActiveMutationBody = TagActivation
    export type SetTagActiveMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type SetTagActiveMutationVariables = {value: TagValue;data: TagActivation;params?: SetTagActiveParams}

    /**
 * @summary Activate or deactivate a tag
 */
export const useSetTagActive = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTagActive>>, TError,SetTagActiveMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setTagActive>>,
        TError,
        SetTagActiveMutationVariables,
        TContext
      > => {
      return useMutation(getSetTagActiveMutationOptions(options), queryClient);
    }
    export const getDeleteTagUrl = (value: TagValue,) => {




  return `/meta/tag/${encodeURIComponent(String(value))}`
}

/**
 * Deletes a custom tag that nothing bears; one in use is refused.
 * @summary Delete a tag
 */
export const deleteTag = async (value: TagValue, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

  return apiFetch<void>(getDeleteTagUrl(value),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteTagMutationKey = () => ['deleteTag'] as const;

export const getDeleteTagMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTag>>, TError,DeleteTagMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteTag>>, TError,DeleteTagMutationVariables, TContext> => {

const mutationKey = getDeleteTagMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteTag>>, DeleteTagMutationVariables> = (props) => {
          const {value} = props ?? {};

          return  deleteTag(value,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteTagMutationResult = NonNullable<Awaited<ReturnType<typeof deleteTag>>>

    export type DeleteTagMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeleteTagMutationVariables = {value: TagValue}

    /**
 * @summary Delete a tag
 */
export const useDeleteTag = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTag>>, TError,DeleteTagMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteTag>>,
        TError,
        DeleteTagMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteTagMutationOptions(options), queryClient);
    }
    export const getRenameTagUrl = (value: TagValue,) => {




  return `/meta/tag/${encodeURIComponent(String(value))}/name`
}

/**
 * Gives a custom tag another name. Its value stays, and so does all that bears it.
 * @summary Rename a tag
 */
export const renameTag = async (value: TagValue,
    tagInput: TagInput, options?: Parameters<typeof apiFetch>[1]): Promise<Tag> => {

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
return apiFetch<Tag>(getRenameTagUrl(value),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tagInput)
  }
);}





export const getRenameTagMutationKey = () => ['renameTag'] as const;

export const getRenameTagMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameTag>>, TError,RenameTagMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof renameTag>>, TError,RenameTagMutationVariables, TContext> => {

const mutationKey = getRenameTagMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renameTag>>, RenameTagMutationVariables> = (props) => {
          const {value,data} = props ?? {};

          return  renameTag(value,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenameTagMutationResult = NonNullable<Awaited<ReturnType<typeof renameTag>>>
    export type RenameTagMutationBody = TagInput
    export type RenameTagMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type RenameTagMutationVariables = {value: TagValue;data: TagInput}

    /**
 * @summary Rename a tag
 */
export const useRenameTag = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameTag>>, TError,RenameTagMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renameTag>>,
        TError,
        RenameTagMutationVariables,
        TContext
      > => {
      return useMutation(getRenameTagMutationOptions(options), queryClient);
    }
    export const getSearchGameTagsUrl = (params?: SearchGameTagsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/meta/v2/tag/games?${stringifiedParams}` : `/meta/v2/tag/games`
}

/**
 * Tags of games, the nearest to now first.
 * @summary Search for game tags
 */
export const searchGameTags = async (params?: SearchGameTagsParams, options?: Parameters<typeof apiFetch>[1]): Promise<Tag[]> => {

  return apiFetch<Tag[]>(getSearchGameTagsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchGameTagsQueryKey = (params?: SearchGameTagsParams,) => {
    return [
    'meta','v2','tag','games', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchGameTagsQueryOptions = <TData = Awaited<ReturnType<typeof searchGameTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: SearchGameTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchGameTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchGameTagsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchGameTags>>> = ({ signal }) => searchGameTags(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchGameTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchGameTagsQueryResult = NonNullable<Awaited<ReturnType<typeof searchGameTags>>>
export type SearchGameTagsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useSearchGameTags<TData = Awaited<ReturnType<typeof searchGameTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  SearchGameTagsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchGameTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchGameTags>>,
          TError,
          Awaited<ReturnType<typeof searchGameTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchGameTags<TData = Awaited<ReturnType<typeof searchGameTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchGameTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchGameTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchGameTags>>,
          TError,
          Awaited<ReturnType<typeof searchGameTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchGameTags<TData = Awaited<ReturnType<typeof searchGameTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchGameTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchGameTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search for game tags
 */

export function useSearchGameTags<TData = Awaited<ReturnType<typeof searchGameTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchGameTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchGameTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchGameTagsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useSearchGameTags} query
 */
export const invalidateSearchGameTags = async (
 queryClient: QueryClient, params?: SearchGameTagsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchGameTagsQueryKey(params) }, options);

  return queryClient;
}




export const getSearchGameTagsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchGameTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: SearchGameTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchGameTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchGameTagsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchGameTags>>> = ({ signal }) => searchGameTags(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchGameTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchGameTagsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchGameTags>>>
export type SearchGameTagsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useSearchGameTagsSuspense<TData = Awaited<ReturnType<typeof searchGameTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  SearchGameTagsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchGameTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchGameTagsSuspense<TData = Awaited<ReturnType<typeof searchGameTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchGameTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchGameTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchGameTagsSuspense<TData = Awaited<ReturnType<typeof searchGameTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchGameTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchGameTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search for game tags
 */

export function useSearchGameTagsSuspense<TData = Awaited<ReturnType<typeof searchGameTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchGameTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchGameTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchGameTagsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchActiveTagsUrl = (params?: SearchActiveTagsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const arrayFormatParameters = ["include","exclude"];

    if (Array.isArray(value) && arrayFormatParameters.includes(key)) {
      value.forEach((v) => { normalizedParams.append(key, v === null ? 'null' : String(v)); });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/meta/v2/tag/search?${stringifiedParams}` : `/meta/v2/tag/search`
}

/**
 * Active tags of all kinds, or of the kinds that are included.
 * @summary Search for active tags
 */
export const searchActiveTags = async (params?: SearchActiveTagsParams, options?: Parameters<typeof apiFetch>[1]): Promise<Tag[]> => {

  return apiFetch<Tag[]>(getSearchActiveTagsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchActiveTagsQueryKey = (params?: SearchActiveTagsParams,) => {
    return [
    'meta','v2','tag','search', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchActiveTagsQueryOptions = <TData = Awaited<ReturnType<typeof searchActiveTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: SearchActiveTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchActiveTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchActiveTagsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchActiveTags>>> = ({ signal }) => searchActiveTags(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchActiveTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchActiveTagsQueryResult = NonNullable<Awaited<ReturnType<typeof searchActiveTags>>>
export type SearchActiveTagsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useSearchActiveTags<TData = Awaited<ReturnType<typeof searchActiveTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  SearchActiveTagsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchActiveTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchActiveTags>>,
          TError,
          Awaited<ReturnType<typeof searchActiveTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchActiveTags<TData = Awaited<ReturnType<typeof searchActiveTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchActiveTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchActiveTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchActiveTags>>,
          TError,
          Awaited<ReturnType<typeof searchActiveTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchActiveTags<TData = Awaited<ReturnType<typeof searchActiveTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchActiveTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchActiveTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search for active tags
 */

export function useSearchActiveTags<TData = Awaited<ReturnType<typeof searchActiveTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchActiveTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchActiveTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchActiveTagsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useSearchActiveTags} query
 */
export const invalidateSearchActiveTags = async (
 queryClient: QueryClient, params?: SearchActiveTagsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchActiveTagsQueryKey(params) }, options);

  return queryClient;
}




export const getSearchActiveTagsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchActiveTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: SearchActiveTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchActiveTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchActiveTagsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchActiveTags>>> = ({ signal }) => searchActiveTags(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchActiveTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchActiveTagsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchActiveTags>>>
export type SearchActiveTagsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useSearchActiveTagsSuspense<TData = Awaited<ReturnType<typeof searchActiveTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  SearchActiveTagsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchActiveTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchActiveTagsSuspense<TData = Awaited<ReturnType<typeof searchActiveTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchActiveTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchActiveTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchActiveTagsSuspense<TData = Awaited<ReturnType<typeof searchActiveTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchActiveTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchActiveTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search for active tags
 */

export function useSearchActiveTagsSuspense<TData = Awaited<ReturnType<typeof searchActiveTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchActiveTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchActiveTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchActiveTagsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchDeactivatedTagsUrl = (params?: SearchDeactivatedTagsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const arrayFormatParameters = ["include","exclude"];

    if (Array.isArray(value) && arrayFormatParameters.includes(key)) {
      value.forEach((v) => { normalizedParams.append(key, v === null ? 'null' : String(v)); });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/meta/v2/tag/search-deactivated?${stringifiedParams}` : `/meta/v2/tag/search-deactivated`
}

/**
 * Custom tags that are deactivated and tags of resources that are deleted.
 * @summary Search for deactivated tags
 */
export const searchDeactivatedTags = async (params?: SearchDeactivatedTagsParams, options?: Parameters<typeof apiFetch>[1]): Promise<Tag[]> => {

  return apiFetch<Tag[]>(getSearchDeactivatedTagsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchDeactivatedTagsQueryKey = (params?: SearchDeactivatedTagsParams,) => {
    return [
    'meta','v2','tag','search-deactivated', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchDeactivatedTagsQueryOptions = <TData = Awaited<ReturnType<typeof searchDeactivatedTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: SearchDeactivatedTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchDeactivatedTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchDeactivatedTagsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchDeactivatedTags>>> = ({ signal }) => searchDeactivatedTags(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchDeactivatedTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchDeactivatedTagsQueryResult = NonNullable<Awaited<ReturnType<typeof searchDeactivatedTags>>>
export type SearchDeactivatedTagsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useSearchDeactivatedTags<TData = Awaited<ReturnType<typeof searchDeactivatedTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  SearchDeactivatedTagsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchDeactivatedTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchDeactivatedTags>>,
          TError,
          Awaited<ReturnType<typeof searchDeactivatedTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchDeactivatedTags<TData = Awaited<ReturnType<typeof searchDeactivatedTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchDeactivatedTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchDeactivatedTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchDeactivatedTags>>,
          TError,
          Awaited<ReturnType<typeof searchDeactivatedTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchDeactivatedTags<TData = Awaited<ReturnType<typeof searchDeactivatedTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchDeactivatedTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchDeactivatedTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search for deactivated tags
 */

export function useSearchDeactivatedTags<TData = Awaited<ReturnType<typeof searchDeactivatedTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchDeactivatedTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchDeactivatedTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchDeactivatedTagsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useSearchDeactivatedTags} query
 */
export const invalidateSearchDeactivatedTags = async (
 queryClient: QueryClient, params?: SearchDeactivatedTagsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchDeactivatedTagsQueryKey(params) }, options);

  return queryClient;
}




export const getSearchDeactivatedTagsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchDeactivatedTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: SearchDeactivatedTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchDeactivatedTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchDeactivatedTagsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchDeactivatedTags>>> = ({ signal }) => searchDeactivatedTags(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchDeactivatedTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchDeactivatedTagsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchDeactivatedTags>>>
export type SearchDeactivatedTagsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useSearchDeactivatedTagsSuspense<TData = Awaited<ReturnType<typeof searchDeactivatedTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  SearchDeactivatedTagsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchDeactivatedTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchDeactivatedTagsSuspense<TData = Awaited<ReturnType<typeof searchDeactivatedTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchDeactivatedTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchDeactivatedTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchDeactivatedTagsSuspense<TData = Awaited<ReturnType<typeof searchDeactivatedTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchDeactivatedTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchDeactivatedTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search for deactivated tags
 */

export function useSearchDeactivatedTagsSuspense<TData = Awaited<ReturnType<typeof searchDeactivatedTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchDeactivatedTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchDeactivatedTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchDeactivatedTagsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getFetchTagsUrl = (params: FetchTagsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const arrayFormatParameters = ["tagsToFetch"];

    if (Array.isArray(value) && arrayFormatParameters.includes(key)) {
      value.forEach((v) => { normalizedParams.append(key, v === null ? 'null' : String(v)); });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/meta/v2/tag/fetch?${stringifiedParams}` : `/meta/v2/tag/fetch`
}

/**
 * The tags of the given values, in their order. Values that no tag has are left out.
 * @summary Fetch tags
 */
export const fetchTags = async (params: FetchTagsParams, options?: Parameters<typeof apiFetch>[1]): Promise<Tag[]> => {

  return apiFetch<Tag[]>(getFetchTagsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getFetchTagsQueryKey = (params?: FetchTagsParams,) => {
    return [
    'meta','v2','tag','fetch', ...(params ? [params] : [])
    ] as const;
    }


export const getFetchTagsQueryOptions = <TData = Awaited<ReturnType<typeof fetchTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: FetchTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof fetchTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFetchTagsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof fetchTags>>> = ({ signal }) => fetchTags(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof fetchTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FetchTagsQueryResult = NonNullable<Awaited<ReturnType<typeof fetchTags>>>
export type FetchTagsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useFetchTags<TData = Awaited<ReturnType<typeof fetchTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: FetchTagsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof fetchTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof fetchTags>>,
          TError,
          Awaited<ReturnType<typeof fetchTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFetchTags<TData = Awaited<ReturnType<typeof fetchTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: FetchTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof fetchTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof fetchTags>>,
          TError,
          Awaited<ReturnType<typeof fetchTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFetchTags<TData = Awaited<ReturnType<typeof fetchTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: FetchTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof fetchTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Fetch tags
 */

export function useFetchTags<TData = Awaited<ReturnType<typeof fetchTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: FetchTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof fetchTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFetchTagsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useFetchTags} query
 */
export const invalidateFetchTags = async (
 queryClient: QueryClient, params: FetchTagsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getFetchTagsQueryKey(params) }, options);

  return queryClient;
}




export const getFetchTagsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof fetchTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: FetchTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof fetchTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFetchTagsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof fetchTags>>> = ({ signal }) => fetchTags(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof fetchTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type FetchTagsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof fetchTags>>>
export type FetchTagsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useFetchTagsSuspense<TData = Awaited<ReturnType<typeof fetchTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: FetchTagsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof fetchTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFetchTagsSuspense<TData = Awaited<ReturnType<typeof fetchTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: FetchTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof fetchTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFetchTagsSuspense<TData = Awaited<ReturnType<typeof fetchTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: FetchTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof fetchTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Fetch tags
 */

export function useFetchTagsSuspense<TData = Awaited<ReturnType<typeof fetchTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: FetchTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof fetchTags>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFetchTagsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






