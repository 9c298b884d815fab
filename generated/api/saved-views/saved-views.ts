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
  ForbiddenResponse,
  ListSavedViewsParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  SavedView,
  SavedViewInput,
  SavedViews,
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

export const getListSavedViewsUrl = (params?: ListSavedViewsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/saved-views?${stringifiedParams}` : `/saved-views`
}

/**
 * The caller's own views of the site's lists, and those that others share with the site, by name.
 * @summary List saved views
 */
export const listSavedViews = async (params?: ListSavedViewsParams, options?: Parameters<typeof apiFetch>[1]): Promise<SavedViews> => {

  return apiFetch<SavedViews>(getListSavedViewsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSavedViewsQueryKey = (params?: ListSavedViewsParams,) => {
    return [
    'saved-views', ...(params ? [params] : [])
    ] as const;
    }


export const getListSavedViewsQueryOptions = <TData = Awaited<ReturnType<typeof listSavedViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListSavedViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedViews>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSavedViewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSavedViews>>> = ({ signal }) => listSavedViews(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSavedViews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSavedViewsQueryResult = NonNullable<Awaited<ReturnType<typeof listSavedViews>>>
export type ListSavedViewsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSavedViews<TData = Awaited<ReturnType<typeof listSavedViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListSavedViewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedViews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedViews>>,
          TError,
          Awaited<ReturnType<typeof listSavedViews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedViews<TData = Awaited<ReturnType<typeof listSavedViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSavedViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedViews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavedViews>>,
          TError,
          Awaited<ReturnType<typeof listSavedViews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedViews<TData = Awaited<ReturnType<typeof listSavedViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSavedViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedViews>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List saved views
 */

export function useListSavedViews<TData = Awaited<ReturnType<typeof listSavedViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSavedViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedViews>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSavedViewsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSavedViews} query
 */
export const invalidateListSavedViews = async (
 queryClient: QueryClient, params?: ListSavedViewsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSavedViewsQueryKey(params) }, options);

  return queryClient;
}




export const getListSavedViewsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSavedViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListSavedViewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSavedViews>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSavedViewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSavedViews>>> = ({ signal }) => listSavedViews(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSavedViews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListSavedViewsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSavedViews>>>
export type ListSavedViewsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSavedViewsSuspense<TData = Awaited<ReturnType<typeof listSavedViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListSavedViewsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSavedViews>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedViewsSuspense<TData = Awaited<ReturnType<typeof listSavedViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSavedViewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSavedViews>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavedViewsSuspense<TData = Awaited<ReturnType<typeof listSavedViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSavedViewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSavedViews>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List saved views
 */

export function useListSavedViewsSuspense<TData = Awaited<ReturnType<typeof listSavedViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSavedViewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSavedViews>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSavedViewsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateSavedViewUrl = () => {




  return `/saved-views`
}

/**
 * Saves how a list is narrowed and ordered, under a name. A name that another view of the caller's has in that list is refused, and so are the 51st view of a list and the 501st of all lists.
 * @summary Save a view
 */
export const createSavedView = async (savedViewInput: SavedViewInput, options?: Parameters<typeof apiFetch>[1]): Promise<SavedView> => {

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
return apiFetch<SavedView>(getCreateSavedViewUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(savedViewInput)
  }
);}





export const getCreateSavedViewMutationKey = () => ['createSavedView'] as const;

export const getCreateSavedViewMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSavedView>>, TError,CreateSavedViewMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createSavedView>>, TError,CreateSavedViewMutationVariables, TContext> => {

const mutationKey = getCreateSavedViewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSavedView>>, CreateSavedViewMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSavedView(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSavedViewMutationResult = NonNullable<Awaited<ReturnType<typeof createSavedView>>>
    export type CreateSavedViewMutationBody = SavedViewInput
    export type CreateSavedViewMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateSavedViewMutationVariables = {data: SavedViewInput}

    /**
 * @summary Save a view
 */
export const useCreateSavedView = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSavedView>>, TError,CreateSavedViewMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSavedView>>,
        TError,
        CreateSavedViewMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSavedViewMutationOptions(options), queryClient);
    }
    export const getUpdateSavedViewUrl = (uuid: Uuid,) => {




  return `/saved-views/${encodeURIComponent(String(uuid))}`
}

/**
 * Changes a view of the caller's own, or one that is shared with the site. A list has 50 of its owner's at most.
 * @summary Update a saved view
 */
export const updateSavedView = async (uuid: Uuid,
    savedViewInput: SavedViewInput, options?: Parameters<typeof apiFetch>[1]): Promise<SavedView> => {

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
return apiFetch<SavedView>(getUpdateSavedViewUrl(uuid),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(savedViewInput)
  }
);}





export const getUpdateSavedViewMutationKey = () => ['updateSavedView'] as const;

export const getUpdateSavedViewMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSavedView>>, TError,UpdateSavedViewMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSavedView>>, TError,UpdateSavedViewMutationVariables, TContext> => {

const mutationKey = getUpdateSavedViewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSavedView>>, UpdateSavedViewMutationVariables> = (props) => {
          const {uuid,data} = props ?? {};

          return  updateSavedView(uuid,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSavedViewMutationResult = NonNullable<Awaited<ReturnType<typeof updateSavedView>>>
    export type UpdateSavedViewMutationBody = SavedViewInput
    export type UpdateSavedViewMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateSavedViewMutationVariables = {uuid: Uuid;data: SavedViewInput}

    /**
 * @summary Update a saved view
 */
export const useUpdateSavedView = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSavedView>>, TError,UpdateSavedViewMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSavedView>>,
        TError,
        UpdateSavedViewMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSavedViewMutationOptions(options), queryClient);
    }
    export const getDeleteSavedViewUrl = (uuid: Uuid,) => {




  return `/saved-views/${encodeURIComponent(String(uuid))}`
}

/**
 * Removes a view of the caller's own, or one that is shared with the site, for good.
 * @summary Remove a saved view
 */
export const deleteSavedView = async (uuid: Uuid, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

  return apiFetch<void>(getDeleteSavedViewUrl(uuid),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteSavedViewMutationKey = () => ['deleteSavedView'] as const;

export const getDeleteSavedViewMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSavedView>>, TError,DeleteSavedViewMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSavedView>>, TError,DeleteSavedViewMutationVariables, TContext> => {

const mutationKey = getDeleteSavedViewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSavedView>>, DeleteSavedViewMutationVariables> = (props) => {
          const {uuid} = props ?? {};

          return  deleteSavedView(uuid,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSavedViewMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSavedView>>>

    export type DeleteSavedViewMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeleteSavedViewMutationVariables = {uuid: Uuid}

    /**
 * @summary Remove a saved view
 */
export const useDeleteSavedView = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSavedView>>, TError,DeleteSavedViewMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSavedView>>,
        TError,
        DeleteSavedViewMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSavedViewMutationOptions(options), queryClient);
    }
