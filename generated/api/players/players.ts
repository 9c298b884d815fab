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
  ListPlayersParams,
  PlayerPage,
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

export const getListPlayersUrl = (params?: ListPlayersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sports-v2/players?${stringifiedParams}` : `/sports-v2/players`
}

/**
 * A page of the players of the site.
 * @summary List players
 */
export const listPlayers = async (params?: ListPlayersParams, options?: Parameters<typeof apiFetch>[1]): Promise<PlayerPage> => {

  return apiFetch<PlayerPage>(getListPlayersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPlayersQueryKey = (params?: ListPlayersParams,) => {
    return [
    'sports-v2','players', ...(params ? [params] : [])
    ] as const;
    }


export const getListPlayersQueryOptions = <TData = Awaited<ReturnType<typeof listPlayers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListPlayersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlayersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlayers>>> = ({ signal }) => listPlayers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPlayersQueryResult = NonNullable<Awaited<ReturnType<typeof listPlayers>>>
export type ListPlayersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPlayers<TData = Awaited<ReturnType<typeof listPlayers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListPlayersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayers>>,
          TError,
          Awaited<ReturnType<typeof listPlayers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayers<TData = Awaited<ReturnType<typeof listPlayers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPlayersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayers>>,
          TError,
          Awaited<ReturnType<typeof listPlayers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayers<TData = Awaited<ReturnType<typeof listPlayers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPlayersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List players
 */

export function useListPlayers<TData = Awaited<ReturnType<typeof listPlayers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPlayersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlayersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListPlayers} query
 */
export const invalidateListPlayers = async (
 queryClient: QueryClient, params?: ListPlayersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPlayersQueryKey(params) }, options);

  return queryClient;
}




export const getListPlayersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPlayers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListPlayersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlayersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlayers>>> = ({ signal }) => listPlayers(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPlayersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPlayers>>>
export type ListPlayersSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPlayersSuspense<TData = Awaited<ReturnType<typeof listPlayers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListPlayersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayersSuspense<TData = Awaited<ReturnType<typeof listPlayers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPlayersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayersSuspense<TData = Awaited<ReturnType<typeof listPlayers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPlayersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List players
 */

export function useListPlayersSuspense<TData = Awaited<ReturnType<typeof listPlayers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPlayersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayers>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlayersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






