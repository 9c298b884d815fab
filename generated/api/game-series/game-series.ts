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
  GameSeries,
  GameSeriesId,
  GameSeriesInput,
  GameSeriesPage,
  ListGameSeriesBySsgtsParams,
  ListGameSeriesParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
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

export const getListGameSeriesUrl = (params?: ListGameSeriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sports-v2/game-series?${stringifiedParams}` : `/sports-v2/game-series`
}

/**
 * A page of the game series of the site.
 * @summary List game series
 */
export const listGameSeries = async (params?: ListGameSeriesParams, options?: Parameters<typeof apiFetch>[1]): Promise<GameSeriesPage> => {

  return apiFetch<GameSeriesPage>(getListGameSeriesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListGameSeriesQueryKey = (params?: ListGameSeriesParams,) => {
    return [
    'sports-v2','game-series', ...(params ? [params] : [])
    ] as const;
    }


export const getListGameSeriesQueryOptions = <TData = Awaited<ReturnType<typeof listGameSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListGameSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGameSeriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGameSeries>>> = ({ signal }) => listGameSeries(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGameSeries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGameSeriesQueryResult = NonNullable<Awaited<ReturnType<typeof listGameSeries>>>
export type ListGameSeriesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListGameSeries<TData = Awaited<ReturnType<typeof listGameSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListGameSeriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameSeries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameSeries>>,
          TError,
          Awaited<ReturnType<typeof listGameSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameSeries<TData = Awaited<ReturnType<typeof listGameSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListGameSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameSeries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameSeries>>,
          TError,
          Awaited<ReturnType<typeof listGameSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameSeries<TData = Awaited<ReturnType<typeof listGameSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListGameSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List game series
 */

export function useListGameSeries<TData = Awaited<ReturnType<typeof listGameSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListGameSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGameSeriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListGameSeries} query
 */
export const invalidateListGameSeries = async (
 queryClient: QueryClient, params?: ListGameSeriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListGameSeriesQueryKey(params) }, options);

  return queryClient;
}




export const getListGameSeriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listGameSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListGameSeriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGameSeriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGameSeries>>> = ({ signal }) => listGameSeries(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameSeries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListGameSeriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listGameSeries>>>
export type ListGameSeriesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListGameSeriesSuspense<TData = Awaited<ReturnType<typeof listGameSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListGameSeriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameSeriesSuspense<TData = Awaited<ReturnType<typeof listGameSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListGameSeriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameSeriesSuspense<TData = Awaited<ReturnType<typeof listGameSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListGameSeriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List game series
 */

export function useListGameSeriesSuspense<TData = Awaited<ReturnType<typeof listGameSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListGameSeriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGameSeriesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateGameSeriesUrl = () => {




  return `/sports-v2/game-series`
}

/**
 * Makes a game series.
 * @summary Create a game series
 */
export const createGameSeries = async (gameSeriesInput: GameSeriesInput, options?: Parameters<typeof apiFetch>[1]): Promise<GameSeries> => {

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
return apiFetch<GameSeries>(getCreateGameSeriesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(gameSeriesInput)
  }
);}





export const getCreateGameSeriesMutationKey = () => ['createGameSeries'] as const;

export const getCreateGameSeriesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGameSeries>>, TError,CreateGameSeriesMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createGameSeries>>, TError,CreateGameSeriesMutationVariables, TContext> => {

const mutationKey = getCreateGameSeriesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createGameSeries>>, CreateGameSeriesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createGameSeries(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateGameSeriesMutationResult = NonNullable<Awaited<ReturnType<typeof createGameSeries>>>
    export type CreateGameSeriesMutationBody = GameSeriesInput
    export type CreateGameSeriesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateGameSeriesMutationVariables = {data: GameSeriesInput}

    /**
 * @summary Create a game series
 */
export const useCreateGameSeries = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGameSeries>>, TError,CreateGameSeriesMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createGameSeries>>,
        TError,
        CreateGameSeriesMutationVariables,
        TContext
      > => {
      return useMutation(getCreateGameSeriesMutationOptions(options), queryClient);
    }
    export const getListGameSeriesBySsgtsUrl = (params: ListGameSeriesBySsgtsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["ssgtUuids"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }


  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sports-v2/game-series/by-ssgts?${stringifiedParams}` : `/sports-v2/game-series/by-ssgts`
}

/**
 * All game series of these competitions, by round.
 * @summary List the game series of competitions
 */
export const listGameSeriesBySsgts = async (params: ListGameSeriesBySsgtsParams, options?: Parameters<typeof apiFetch>[1]): Promise<GameSeries[]> => {

  return apiFetch<GameSeries[]>(getListGameSeriesBySsgtsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListGameSeriesBySsgtsQueryKey = (params?: ListGameSeriesBySsgtsParams,) => {
    return [
    'sports-v2','game-series','by-ssgts', ...(params ? [params] : [])
    ] as const;
    }


export const getListGameSeriesBySsgtsQueryOptions = <TData = Awaited<ReturnType<typeof listGameSeriesBySsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: ListGameSeriesBySsgtsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameSeriesBySsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGameSeriesBySsgtsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGameSeriesBySsgts>>> = ({ signal }) => listGameSeriesBySsgts(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGameSeriesBySsgts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGameSeriesBySsgtsQueryResult = NonNullable<Awaited<ReturnType<typeof listGameSeriesBySsgts>>>
export type ListGameSeriesBySsgtsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListGameSeriesBySsgts<TData = Awaited<ReturnType<typeof listGameSeriesBySsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListGameSeriesBySsgtsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameSeriesBySsgts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameSeriesBySsgts>>,
          TError,
          Awaited<ReturnType<typeof listGameSeriesBySsgts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameSeriesBySsgts<TData = Awaited<ReturnType<typeof listGameSeriesBySsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListGameSeriesBySsgtsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameSeriesBySsgts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameSeriesBySsgts>>,
          TError,
          Awaited<ReturnType<typeof listGameSeriesBySsgts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameSeriesBySsgts<TData = Awaited<ReturnType<typeof listGameSeriesBySsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListGameSeriesBySsgtsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameSeriesBySsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the game series of competitions
 */

export function useListGameSeriesBySsgts<TData = Awaited<ReturnType<typeof listGameSeriesBySsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListGameSeriesBySsgtsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameSeriesBySsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGameSeriesBySsgtsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListGameSeriesBySsgts} query
 */
export const invalidateListGameSeriesBySsgts = async (
 queryClient: QueryClient, params: ListGameSeriesBySsgtsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListGameSeriesBySsgtsQueryKey(params) }, options);

  return queryClient;
}




export const getListGameSeriesBySsgtsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listGameSeriesBySsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: ListGameSeriesBySsgtsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameSeriesBySsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGameSeriesBySsgtsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGameSeriesBySsgts>>> = ({ signal }) => listGameSeriesBySsgts(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameSeriesBySsgts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListGameSeriesBySsgtsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listGameSeriesBySsgts>>>
export type ListGameSeriesBySsgtsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListGameSeriesBySsgtsSuspense<TData = Awaited<ReturnType<typeof listGameSeriesBySsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListGameSeriesBySsgtsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameSeriesBySsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameSeriesBySsgtsSuspense<TData = Awaited<ReturnType<typeof listGameSeriesBySsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListGameSeriesBySsgtsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameSeriesBySsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameSeriesBySsgtsSuspense<TData = Awaited<ReturnType<typeof listGameSeriesBySsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListGameSeriesBySsgtsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameSeriesBySsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the game series of competitions
 */

export function useListGameSeriesBySsgtsSuspense<TData = Awaited<ReturnType<typeof listGameSeriesBySsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListGameSeriesBySsgtsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameSeriesBySsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGameSeriesBySsgtsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetGameSeriesUrl = (gameSeriesUuid: GameSeriesId,) => {




  return `/sports-v2/game-series/${encodeURIComponent(String(gameSeriesUuid))}`
}

/**
 * One game series of the site, with its games.
 * @summary Get a game series
 */
export const getGameSeries = async (gameSeriesUuid: GameSeriesId, options?: Parameters<typeof apiFetch>[1]): Promise<GameSeries> => {

  return apiFetch<GameSeries>(getGetGameSeriesUrl(gameSeriesUuid),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetGameSeriesQueryKey = (gameSeriesUuid: GameSeriesId,) => {
    return [
    'sports-v2','game-series',gameSeriesUuid
    ] as const;
    }


export const getGetGameSeriesQueryOptions = <TData = Awaited<ReturnType<typeof getGameSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(gameSeriesUuid: GameSeriesId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGameSeriesQueryKey(gameSeriesUuid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGameSeries>>> = ({ signal }) => getGameSeries(gameSeriesUuid, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: gameSeriesUuid !== null && gameSeriesUuid !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGameSeries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGameSeriesQueryResult = NonNullable<Awaited<ReturnType<typeof getGameSeries>>>
export type GetGameSeriesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetGameSeries<TData = Awaited<ReturnType<typeof getGameSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameSeriesUuid: GameSeriesId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameSeries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGameSeries>>,
          TError,
          Awaited<ReturnType<typeof getGameSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameSeries<TData = Awaited<ReturnType<typeof getGameSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameSeriesUuid: GameSeriesId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameSeries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGameSeries>>,
          TError,
          Awaited<ReturnType<typeof getGameSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameSeries<TData = Awaited<ReturnType<typeof getGameSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameSeriesUuid: GameSeriesId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a game series
 */

export function useGetGameSeries<TData = Awaited<ReturnType<typeof getGameSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameSeriesUuid: GameSeriesId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGameSeriesQueryOptions(gameSeriesUuid,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetGameSeries} query
 */
export const invalidateGetGameSeries = async (
 queryClient: QueryClient, gameSeriesUuid: GameSeriesId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetGameSeriesQueryKey(gameSeriesUuid) }, options);

  return queryClient;
}




export const getGetGameSeriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getGameSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(gameSeriesUuid: GameSeriesId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGameSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGameSeriesQueryKey(gameSeriesUuid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGameSeries>>> = ({ signal }) => getGameSeries(gameSeriesUuid, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGameSeries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetGameSeriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getGameSeries>>>
export type GetGameSeriesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetGameSeriesSuspense<TData = Awaited<ReturnType<typeof getGameSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameSeriesUuid: GameSeriesId, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGameSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameSeriesSuspense<TData = Awaited<ReturnType<typeof getGameSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameSeriesUuid: GameSeriesId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGameSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameSeriesSuspense<TData = Awaited<ReturnType<typeof getGameSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameSeriesUuid: GameSeriesId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGameSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a game series
 */

export function useGetGameSeriesSuspense<TData = Awaited<ReturnType<typeof getGameSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameSeriesUuid: GameSeriesId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGameSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGameSeriesSuspenseQueryOptions(gameSeriesUuid,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateGameSeriesUrl = (gameSeriesUuid: GameSeriesId,) => {




  return `/sports-v2/game-series/${encodeURIComponent(String(gameSeriesUuid))}`
}

/**
 * Changes a game series.
 * @summary Change a game series
 */
export const updateGameSeries = async (gameSeriesUuid: GameSeriesId,
    gameSeriesInput: GameSeriesInput, options?: Parameters<typeof apiFetch>[1]): Promise<GameSeries> => {

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
return apiFetch<GameSeries>(getUpdateGameSeriesUrl(gameSeriesUuid),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(gameSeriesInput)
  }
);}





export const getUpdateGameSeriesMutationKey = () => ['updateGameSeries'] as const;

export const getUpdateGameSeriesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGameSeries>>, TError,UpdateGameSeriesMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateGameSeries>>, TError,UpdateGameSeriesMutationVariables, TContext> => {

const mutationKey = getUpdateGameSeriesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateGameSeries>>, UpdateGameSeriesMutationVariables> = (props) => {
          const {gameSeriesUuid,data} = props ?? {};

          return  updateGameSeries(gameSeriesUuid,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateGameSeriesMutationResult = NonNullable<Awaited<ReturnType<typeof updateGameSeries>>>
    export type UpdateGameSeriesMutationBody = GameSeriesInput
    export type UpdateGameSeriesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateGameSeriesMutationVariables = {gameSeriesUuid: GameSeriesId;data: GameSeriesInput}

    /**
 * @summary Change a game series
 */
export const useUpdateGameSeries = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGameSeries>>, TError,UpdateGameSeriesMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateGameSeries>>,
        TError,
        UpdateGameSeriesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateGameSeriesMutationOptions(options), queryClient);
    }
    export const getDeleteGameSeriesUrl = (gameSeriesUuid: GameSeriesId,) => {




  return `/sports-v2/game-series/${encodeURIComponent(String(gameSeriesUuid))}`
}

/**
 * Deletes a game series. Its games stay.
 * @summary Delete a game series
 */
export const deleteGameSeries = async (gameSeriesUuid: GameSeriesId, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

  return apiFetch<void>(getDeleteGameSeriesUrl(gameSeriesUuid),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteGameSeriesMutationKey = () => ['deleteGameSeries'] as const;

export const getDeleteGameSeriesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGameSeries>>, TError,DeleteGameSeriesMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteGameSeries>>, TError,DeleteGameSeriesMutationVariables, TContext> => {

const mutationKey = getDeleteGameSeriesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteGameSeries>>, DeleteGameSeriesMutationVariables> = (props) => {
          const {gameSeriesUuid} = props ?? {};

          return  deleteGameSeries(gameSeriesUuid,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteGameSeriesMutationResult = NonNullable<Awaited<ReturnType<typeof deleteGameSeries>>>

    export type DeleteGameSeriesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeleteGameSeriesMutationVariables = {gameSeriesUuid: GameSeriesId}

    /**
 * @summary Delete a game series
 */
export const useDeleteGameSeries = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGameSeries>>, TError,DeleteGameSeriesMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteGameSeries>>,
        TError,
        DeleteGameSeriesMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteGameSeriesMutationOptions(options), queryClient);
    }
