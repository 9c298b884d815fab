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
  ListSeasonsParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  Season,
  SeasonId,
  SeasonInput,
  SeasonPage,
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

export const getListSeasonsUrl = (params?: ListSeasonsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sports-v2/seasons?${stringifiedParams}` : `/sports-v2/seasons`
}

/**
 * A page of the seasons of the site.
 * @summary List seasons
 */
export const listSeasons = async (params?: ListSeasonsParams, options?: Parameters<typeof apiFetch>[1]): Promise<SeasonPage> => {

  return apiFetch<SeasonPage>(getListSeasonsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSeasonsQueryKey = (params?: ListSeasonsParams,) => {
    return [
    'sports-v2','seasons', ...(params ? [params] : [])
    ] as const;
    }


export const getListSeasonsQueryOptions = <TData = Awaited<ReturnType<typeof listSeasons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListSeasonsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeasons>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSeasonsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSeasons>>> = ({ signal }) => listSeasons(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSeasons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSeasonsQueryResult = NonNullable<Awaited<ReturnType<typeof listSeasons>>>
export type ListSeasonsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSeasons<TData = Awaited<ReturnType<typeof listSeasons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListSeasonsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeasons>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSeasons>>,
          TError,
          Awaited<ReturnType<typeof listSeasons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSeasons<TData = Awaited<ReturnType<typeof listSeasons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSeasonsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeasons>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSeasons>>,
          TError,
          Awaited<ReturnType<typeof listSeasons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSeasons<TData = Awaited<ReturnType<typeof listSeasons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSeasonsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeasons>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List seasons
 */

export function useListSeasons<TData = Awaited<ReturnType<typeof listSeasons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSeasonsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeasons>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSeasonsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSeasons} query
 */
export const invalidateListSeasons = async (
 queryClient: QueryClient, params?: ListSeasonsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSeasonsQueryKey(params) }, options);

  return queryClient;
}




export const getListSeasonsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSeasons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListSeasonsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSeasons>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSeasonsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSeasons>>> = ({ signal }) => listSeasons(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSeasons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListSeasonsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSeasons>>>
export type ListSeasonsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSeasonsSuspense<TData = Awaited<ReturnType<typeof listSeasons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListSeasonsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSeasons>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSeasonsSuspense<TData = Awaited<ReturnType<typeof listSeasons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSeasonsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSeasons>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSeasonsSuspense<TData = Awaited<ReturnType<typeof listSeasons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSeasonsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSeasons>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List seasons
 */

export function useListSeasonsSuspense<TData = Awaited<ReturnType<typeof listSeasons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSeasonsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSeasons>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSeasonsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateSeasonUrl = () => {




  return `/sports-v2/seasons`
}

/**
 * Makes a season.
 * @summary Create a season
 */
export const createSeason = async (seasonInput: SeasonInput, options?: Parameters<typeof apiFetch>[1]): Promise<Season> => {

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
return apiFetch<Season>(getCreateSeasonUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(seasonInput)
  }
);}





export const getCreateSeasonMutationKey = () => ['createSeason'] as const;

export const getCreateSeasonMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSeason>>, TError,CreateSeasonMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createSeason>>, TError,CreateSeasonMutationVariables, TContext> => {

const mutationKey = getCreateSeasonMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSeason>>, CreateSeasonMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSeason(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSeasonMutationResult = NonNullable<Awaited<ReturnType<typeof createSeason>>>
    export type CreateSeasonMutationBody = SeasonInput
    export type CreateSeasonMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateSeasonMutationVariables = {data: SeasonInput}

    /**
 * @summary Create a season
 */
export const useCreateSeason = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSeason>>, TError,CreateSeasonMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSeason>>,
        TError,
        CreateSeasonMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSeasonMutationOptions(options), queryClient);
    }
    export const getGetSeasonUrl = (seasonUuid: SeasonId,) => {




  return `/sports-v2/seasons/${encodeURIComponent(String(seasonUuid))}`
}

/**
 * One season of the site, deleted or not.
 * @summary Get a season
 */
export const getSeason = async (seasonUuid: SeasonId, options?: Parameters<typeof apiFetch>[1]): Promise<Season> => {

  return apiFetch<Season>(getGetSeasonUrl(seasonUuid),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSeasonQueryKey = (seasonUuid: SeasonId,) => {
    return [
    'sports-v2','seasons',seasonUuid
    ] as const;
    }


export const getGetSeasonQueryOptions = <TData = Awaited<ReturnType<typeof getSeason>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(seasonUuid: SeasonId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeason>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSeasonQueryKey(seasonUuid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSeason>>> = ({ signal }) => getSeason(seasonUuid, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: seasonUuid !== null && seasonUuid !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSeason>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSeasonQueryResult = NonNullable<Awaited<ReturnType<typeof getSeason>>>
export type GetSeasonQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetSeason<TData = Awaited<ReturnType<typeof getSeason>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seasonUuid: SeasonId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeason>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSeason>>,
          TError,
          Awaited<ReturnType<typeof getSeason>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSeason<TData = Awaited<ReturnType<typeof getSeason>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seasonUuid: SeasonId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeason>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSeason>>,
          TError,
          Awaited<ReturnType<typeof getSeason>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSeason<TData = Awaited<ReturnType<typeof getSeason>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seasonUuid: SeasonId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeason>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a season
 */

export function useGetSeason<TData = Awaited<ReturnType<typeof getSeason>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seasonUuid: SeasonId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeason>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSeasonQueryOptions(seasonUuid,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetSeason} query
 */
export const invalidateGetSeason = async (
 queryClient: QueryClient, seasonUuid: SeasonId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSeasonQueryKey(seasonUuid) }, options);

  return queryClient;
}




export const getGetSeasonSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSeason>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(seasonUuid: SeasonId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSeason>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSeasonQueryKey(seasonUuid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSeason>>> = ({ signal }) => getSeason(seasonUuid, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSeason>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSeasonSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSeason>>>
export type GetSeasonSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetSeasonSuspense<TData = Awaited<ReturnType<typeof getSeason>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seasonUuid: SeasonId, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSeason>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSeasonSuspense<TData = Awaited<ReturnType<typeof getSeason>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seasonUuid: SeasonId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSeason>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSeasonSuspense<TData = Awaited<ReturnType<typeof getSeason>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seasonUuid: SeasonId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSeason>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a season
 */

export function useGetSeasonSuspense<TData = Awaited<ReturnType<typeof getSeason>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seasonUuid: SeasonId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSeason>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSeasonSuspenseQueryOptions(seasonUuid,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateSeasonUrl = (seasonUuid: SeasonId,) => {




  return `/sports-v2/seasons/${encodeURIComponent(String(seasonUuid))}`
}

/**
 * Changes a season; the competitions that are called after it follow.
 * @summary Update a season
 */
export const updateSeason = async (seasonUuid: SeasonId,
    seasonInput: SeasonInput, options?: Parameters<typeof apiFetch>[1]): Promise<Season> => {

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
return apiFetch<Season>(getUpdateSeasonUrl(seasonUuid),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(seasonInput)
  }
);}





export const getUpdateSeasonMutationKey = () => ['updateSeason'] as const;

export const getUpdateSeasonMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSeason>>, TError,UpdateSeasonMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSeason>>, TError,UpdateSeasonMutationVariables, TContext> => {

const mutationKey = getUpdateSeasonMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSeason>>, UpdateSeasonMutationVariables> = (props) => {
          const {seasonUuid,data} = props ?? {};

          return  updateSeason(seasonUuid,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSeasonMutationResult = NonNullable<Awaited<ReturnType<typeof updateSeason>>>
    export type UpdateSeasonMutationBody = SeasonInput
    export type UpdateSeasonMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateSeasonMutationVariables = {seasonUuid: SeasonId;data: SeasonInput}

    /**
 * @summary Update a season
 */
export const useUpdateSeason = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSeason>>, TError,UpdateSeasonMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSeason>>,
        TError,
        UpdateSeasonMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSeasonMutationOptions(options), queryClient);
    }
    export const getDeleteSeasonUrl = (seasonUuid: SeasonId,) => {




  return `/sports-v2/seasons/${encodeURIComponent(String(seasonUuid))}`
}

/**
 * Deletes a season that no competition uses, deleted competitions included, because they can come back.
 * @summary Delete a season
 */
export const deleteSeason = async (seasonUuid: SeasonId, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

  return apiFetch<void>(getDeleteSeasonUrl(seasonUuid),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteSeasonMutationKey = () => ['deleteSeason'] as const;

export const getDeleteSeasonMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSeason>>, TError,DeleteSeasonMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSeason>>, TError,DeleteSeasonMutationVariables, TContext> => {

const mutationKey = getDeleteSeasonMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSeason>>, DeleteSeasonMutationVariables> = (props) => {
          const {seasonUuid} = props ?? {};

          return  deleteSeason(seasonUuid,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSeasonMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSeason>>>

    export type DeleteSeasonMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeleteSeasonMutationVariables = {seasonUuid: SeasonId}

    /**
 * @summary Delete a season
 */
export const useDeleteSeason = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSeason>>, TError,DeleteSeasonMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSeason>>,
        TError,
        DeleteSeasonMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSeasonMutationOptions(options), queryClient);
    }
