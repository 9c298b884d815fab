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
  Game,
  GameBatch,
  GameId,
  GameInput,
  GameLink,
  GamePage,
  GamePostponement,
  ImportResults,
  ListGamesBySsgtParams,
  ListGamesOfTeamsParams,
  ListGamesParams,
  NextHomeGameParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  ServerErrorResponse,
  SsgtId,
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

export const getListGamesUrl = (params?: ListGamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sports-v2/games?${stringifiedParams}` : `/sports-v2/games`
}

/**
 * A page of the games of the site. Deleted games are listed only when asked for.
 * @summary List games
 */
export const listGames = async (params?: ListGamesParams, options?: Parameters<typeof apiFetch>[1]): Promise<GamePage> => {

  return apiFetch<GamePage>(getListGamesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListGamesQueryKey = (params?: ListGamesParams,) => {
    return [
    'sports-v2','games', ...(params ? [params] : [])
    ] as const;
    }


export const getListGamesQueryOptions = <TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGames>>> = ({ signal }) => listGames(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listGames>>>
export type ListGamesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGames>>,
          TError,
          Awaited<ReturnType<typeof listGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGames>>,
          TError,
          Awaited<ReturnType<typeof listGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List games
 */

export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListGames} query
 */
export const invalidateListGames = async (
 queryClient: QueryClient, params?: ListGamesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListGamesQueryKey(params) }, options);

  return queryClient;
}




export const getListGamesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGames>>> = ({ signal }) => listGames(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListGamesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listGames>>>
export type ListGamesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListGamesSuspense<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListGamesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGamesSuspense<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGamesSuspense<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List games
 */

export function useListGamesSuspense<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGamesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateGameUrl = () => {




  return `/sports-v2/games`
}

/**
 * Makes a game. One without teams, venue or time is to be decided.
 * @summary Create a game
 */
export const createGame = async (gameInput: GameInput, options?: Parameters<typeof apiFetch>[1]): Promise<Game> => {

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
return apiFetch<Game>(getCreateGameUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(gameInput)
  }
);}





export const getCreateGameMutationKey = () => ['createGame'] as const;

export const getCreateGameMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGame>>, TError,CreateGameMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createGame>>, TError,CreateGameMutationVariables, TContext> => {

const mutationKey = getCreateGameMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createGame>>, CreateGameMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createGame(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateGameMutationResult = NonNullable<Awaited<ReturnType<typeof createGame>>>
    export type CreateGameMutationBody = GameInput
    export type CreateGameMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateGameMutationVariables = {data: GameInput}

    /**
 * @summary Create a game
 */
export const useCreateGame = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGame>>, TError,CreateGameMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createGame>>,
        TError,
        CreateGameMutationVariables,
        TContext
      > => {
      return useMutation(getCreateGameMutationOptions(options), queryClient);
    }
    export const getImportGamesUrl = () => {




  return `/sports-v2/games/import`
}

/**
 * Makes up to 200 games in one transaction and tells of each what became of it. A refused row does not stop the others; a row that was made before by the same import is not made again.
 * @summary Import games
 */
export const importGames = async (gameBatch: GameBatch, options?: Parameters<typeof apiFetch>[1]): Promise<ImportResults> => {

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
return apiFetch<ImportResults>(getImportGamesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(gameBatch)
  }
);}





export const getImportGamesMutationKey = () => ['importGames'] as const;

export const getImportGamesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importGames>>, TError,ImportGamesMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof importGames>>, TError,ImportGamesMutationVariables, TContext> => {

const mutationKey = getImportGamesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importGames>>, ImportGamesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  importGames(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportGamesMutationResult = NonNullable<Awaited<ReturnType<typeof importGames>>>
    export type ImportGamesMutationBody = GameBatch
    export type ImportGamesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type ImportGamesMutationVariables = {data: GameBatch}

    /**
 * @summary Import games
 */
export const useImportGames = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importGames>>, TError,ImportGamesMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importGames>>,
        TError,
        ImportGamesMutationVariables,
        TContext
      > => {
      return useMutation(getImportGamesMutationOptions(options), queryClient);
    }
    export const getListGamesOfTeamsUrl = (params: ListGamesOfTeamsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sports-v2/games/of-teams?${stringifiedParams}` : `/sports-v2/games/of-teams`
}

/**
 * The games of a competition between two teams, either at home, by start.
 * @summary List the games of two teams
 */
export const listGamesOfTeams = async (params: ListGamesOfTeamsParams, options?: Parameters<typeof apiFetch>[1]): Promise<Game[]> => {

  return apiFetch<Game[]>(getListGamesOfTeamsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListGamesOfTeamsQueryKey = (params?: ListGamesOfTeamsParams,) => {
    return [
    'sports-v2','games','of-teams', ...(params ? [params] : [])
    ] as const;
    }


export const getListGamesOfTeamsQueryOptions = <TData = Awaited<ReturnType<typeof listGamesOfTeams>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: ListGamesOfTeamsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGamesOfTeams>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGamesOfTeamsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGamesOfTeams>>> = ({ signal }) => listGamesOfTeams(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGamesOfTeams>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGamesOfTeamsQueryResult = NonNullable<Awaited<ReturnType<typeof listGamesOfTeams>>>
export type ListGamesOfTeamsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListGamesOfTeams<TData = Awaited<ReturnType<typeof listGamesOfTeams>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListGamesOfTeamsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGamesOfTeams>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGamesOfTeams>>,
          TError,
          Awaited<ReturnType<typeof listGamesOfTeams>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGamesOfTeams<TData = Awaited<ReturnType<typeof listGamesOfTeams>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListGamesOfTeamsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGamesOfTeams>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGamesOfTeams>>,
          TError,
          Awaited<ReturnType<typeof listGamesOfTeams>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGamesOfTeams<TData = Awaited<ReturnType<typeof listGamesOfTeams>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListGamesOfTeamsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGamesOfTeams>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the games of two teams
 */

export function useListGamesOfTeams<TData = Awaited<ReturnType<typeof listGamesOfTeams>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListGamesOfTeamsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGamesOfTeams>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGamesOfTeamsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListGamesOfTeams} query
 */
export const invalidateListGamesOfTeams = async (
 queryClient: QueryClient, params: ListGamesOfTeamsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListGamesOfTeamsQueryKey(params) }, options);

  return queryClient;
}




export const getListGamesOfTeamsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listGamesOfTeams>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: ListGamesOfTeamsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGamesOfTeams>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGamesOfTeamsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGamesOfTeams>>> = ({ signal }) => listGamesOfTeams(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGamesOfTeams>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListGamesOfTeamsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listGamesOfTeams>>>
export type ListGamesOfTeamsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListGamesOfTeamsSuspense<TData = Awaited<ReturnType<typeof listGamesOfTeams>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListGamesOfTeamsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGamesOfTeams>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGamesOfTeamsSuspense<TData = Awaited<ReturnType<typeof listGamesOfTeams>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListGamesOfTeamsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGamesOfTeams>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGamesOfTeamsSuspense<TData = Awaited<ReturnType<typeof listGamesOfTeams>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListGamesOfTeamsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGamesOfTeams>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the games of two teams
 */

export function useListGamesOfTeamsSuspense<TData = Awaited<ReturnType<typeof listGamesOfTeams>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListGamesOfTeamsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGamesOfTeams>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGamesOfTeamsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getNextHomeGameUrl = (params?: NextHomeGameParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sports-v2/games/next?${stringifiedParams}` : `/sports-v2/games/next`
}

/**
 * The game that is upcoming and starts next, where the team plays at home; 404 `noGame` where there is none.
 * @summary Get the next home game
 */
export const nextHomeGame = async (params?: NextHomeGameParams, options?: Parameters<typeof apiFetch>[1]): Promise<Game> => {

  return apiFetch<Game>(getNextHomeGameUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getNextHomeGameQueryKey = (params?: NextHomeGameParams,) => {
    return [
    'sports-v2','games','next', ...(params ? [params] : [])
    ] as const;
    }


export const getNextHomeGameQueryOptions = <TData = Awaited<ReturnType<typeof nextHomeGame>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: NextHomeGameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof nextHomeGame>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getNextHomeGameQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof nextHomeGame>>> = ({ signal }) => nextHomeGame(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof nextHomeGame>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type NextHomeGameQueryResult = NonNullable<Awaited<ReturnType<typeof nextHomeGame>>>
export type NextHomeGameQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useNextHomeGame<TData = Awaited<ReturnType<typeof nextHomeGame>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  NextHomeGameParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof nextHomeGame>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof nextHomeGame>>,
          TError,
          Awaited<ReturnType<typeof nextHomeGame>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNextHomeGame<TData = Awaited<ReturnType<typeof nextHomeGame>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: NextHomeGameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof nextHomeGame>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof nextHomeGame>>,
          TError,
          Awaited<ReturnType<typeof nextHomeGame>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNextHomeGame<TData = Awaited<ReturnType<typeof nextHomeGame>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: NextHomeGameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof nextHomeGame>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the next home game
 */

export function useNextHomeGame<TData = Awaited<ReturnType<typeof nextHomeGame>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: NextHomeGameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof nextHomeGame>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getNextHomeGameQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useNextHomeGame} query
 */
export const invalidateNextHomeGame = async (
 queryClient: QueryClient, params?: NextHomeGameParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getNextHomeGameQueryKey(params) }, options);

  return queryClient;
}




export const getNextHomeGameSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof nextHomeGame>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: NextHomeGameParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof nextHomeGame>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getNextHomeGameQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof nextHomeGame>>> = ({ signal }) => nextHomeGame(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof nextHomeGame>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type NextHomeGameSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof nextHomeGame>>>
export type NextHomeGameSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useNextHomeGameSuspense<TData = Awaited<ReturnType<typeof nextHomeGame>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  NextHomeGameParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof nextHomeGame>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNextHomeGameSuspense<TData = Awaited<ReturnType<typeof nextHomeGame>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: NextHomeGameParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof nextHomeGame>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNextHomeGameSuspense<TData = Awaited<ReturnType<typeof nextHomeGame>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: NextHomeGameParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof nextHomeGame>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the next home game
 */

export function useNextHomeGameSuspense<TData = Awaited<ReturnType<typeof nextHomeGame>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: NextHomeGameParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof nextHomeGame>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getNextHomeGameSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetGameUrl = (gameUuid: GameId,) => {




  return `/sports-v2/games/${encodeURIComponent(String(gameUuid))}`
}

/**
 * One game of the site, deleted ones included.
 * @summary Get a game
 */
export const getGame = async (gameUuid: GameId, options?: Parameters<typeof apiFetch>[1]): Promise<Game> => {

  return apiFetch<Game>(getGetGameUrl(gameUuid),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetGameQueryKey = (gameUuid: GameId,) => {
    return [
    'sports-v2','games',gameUuid
    ] as const;
    }


export const getGetGameQueryOptions = <TData = Awaited<ReturnType<typeof getGame>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(gameUuid: GameId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGameQueryKey(gameUuid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGame>>> = ({ signal }) => getGame(gameUuid, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: gameUuid !== null && gameUuid !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGameQueryResult = NonNullable<Awaited<ReturnType<typeof getGame>>>
export type GetGameQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetGame<TData = Awaited<ReturnType<typeof getGame>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGame>>,
          TError,
          Awaited<ReturnType<typeof getGame>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGame<TData = Awaited<ReturnType<typeof getGame>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGame>>,
          TError,
          Awaited<ReturnType<typeof getGame>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGame<TData = Awaited<ReturnType<typeof getGame>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a game
 */

export function useGetGame<TData = Awaited<ReturnType<typeof getGame>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGameQueryOptions(gameUuid,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetGame} query
 */
export const invalidateGetGame = async (
 queryClient: QueryClient, gameUuid: GameId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetGameQueryKey(gameUuid) }, options);

  return queryClient;
}




export const getGetGameSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getGame>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(gameUuid: GameId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGameQueryKey(gameUuid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGame>>> = ({ signal }) => getGame(gameUuid, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetGameSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getGame>>>
export type GetGameSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetGameSuspense<TData = Awaited<ReturnType<typeof getGame>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameSuspense<TData = Awaited<ReturnType<typeof getGame>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameSuspense<TData = Awaited<ReturnType<typeof getGame>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a game
 */

export function useGetGameSuspense<TData = Awaited<ReturnType<typeof getGame>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGameSuspenseQueryOptions(gameUuid,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateGameUrl = (gameUuid: GameId,) => {




  return `/sports-v2/games/${encodeURIComponent(String(gameUuid))}`
}

/**
 * Changes a game. A new start is a correction; a game that is moved is postponed. 409 `tooMany` at `ssgtUuid` where its metadata has no room in another competition.
 * @summary Change a game
 */
export const updateGame = async (gameUuid: GameId,
    gameInput: GameInput, options?: Parameters<typeof apiFetch>[1]): Promise<Game> => {

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
return apiFetch<Game>(getUpdateGameUrl(gameUuid),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(gameInput)
  }
);}





export const getUpdateGameMutationKey = () => ['updateGame'] as const;

export const getUpdateGameMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGame>>, TError,UpdateGameMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateGame>>, TError,UpdateGameMutationVariables, TContext> => {

const mutationKey = getUpdateGameMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateGame>>, UpdateGameMutationVariables> = (props) => {
          const {gameUuid,data} = props ?? {};

          return  updateGame(gameUuid,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateGameMutationResult = NonNullable<Awaited<ReturnType<typeof updateGame>>>
    export type UpdateGameMutationBody = GameInput
    export type UpdateGameMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateGameMutationVariables = {gameUuid: GameId;data: GameInput}

    /**
 * @summary Change a game
 */
export const useUpdateGame = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGame>>, TError,UpdateGameMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateGame>>,
        TError,
        UpdateGameMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateGameMutationOptions(options), queryClient);
    }
    export const getPostponeGameUrl = (gameUuid: GameId,) => {




  return `/sports-v2/games/${encodeURIComponent(String(gameUuid))}/postpone`
}

/**
 * Moves an upcoming game to another start. The start that it had first is kept, however often it is moved.
 * @summary Postpone a game
 */
export const postponeGame = async (gameUuid: GameId,
    gamePostponement: GamePostponement, options?: Parameters<typeof apiFetch>[1]): Promise<Game> => {

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
return apiFetch<Game>(getPostponeGameUrl(gameUuid),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(gamePostponement)
  }
);}





export const getPostponeGameMutationKey = () => ['postponeGame'] as const;

export const getPostponeGameMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof postponeGame>>, TError,PostponeGameMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof postponeGame>>, TError,PostponeGameMutationVariables, TContext> => {

const mutationKey = getPostponeGameMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof postponeGame>>, PostponeGameMutationVariables> = (props) => {
          const {gameUuid,data} = props ?? {};

          return  postponeGame(gameUuid,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PostponeGameMutationResult = NonNullable<Awaited<ReturnType<typeof postponeGame>>>
    export type PostponeGameMutationBody = GamePostponement
    export type PostponeGameMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type PostponeGameMutationVariables = {gameUuid: GameId;data: GamePostponement}

    /**
 * @summary Postpone a game
 */
export const usePostponeGame = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof postponeGame>>, TError,PostponeGameMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof postponeGame>>,
        TError,
        PostponeGameMutationVariables,
        TContext
      > => {
      return useMutation(getPostponeGameMutationOptions(options), queryClient);
    }
    export const getListGameLinksUrl = (gameUuid: GameId,) => {




  return `/sports-v2/games/${encodeURIComponent(String(gameUuid))}/links`
}

/**
 * What in the console refers to the game, and would mislead when it is moved.
 * @summary List what links to a game
 */
export const listGameLinks = async (gameUuid: GameId, options?: Parameters<typeof apiFetch>[1]): Promise<GameLink[]> => {

  return apiFetch<GameLink[]>(getListGameLinksUrl(gameUuid),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListGameLinksQueryKey = (gameUuid: GameId,) => {
    return [
    'sports-v2','games',gameUuid,'links'
    ] as const;
    }


export const getListGameLinksQueryOptions = <TData = Awaited<ReturnType<typeof listGameLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(gameUuid: GameId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameLinks>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGameLinksQueryKey(gameUuid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGameLinks>>> = ({ signal }) => listGameLinks(gameUuid, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: gameUuid !== null && gameUuid !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGameLinks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGameLinksQueryResult = NonNullable<Awaited<ReturnType<typeof listGameLinks>>>
export type ListGameLinksQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListGameLinks<TData = Awaited<ReturnType<typeof listGameLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameLinks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameLinks>>,
          TError,
          Awaited<ReturnType<typeof listGameLinks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameLinks<TData = Awaited<ReturnType<typeof listGameLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameLinks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameLinks>>,
          TError,
          Awaited<ReturnType<typeof listGameLinks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameLinks<TData = Awaited<ReturnType<typeof listGameLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameLinks>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what links to a game
 */

export function useListGameLinks<TData = Awaited<ReturnType<typeof listGameLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameLinks>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGameLinksQueryOptions(gameUuid,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListGameLinks} query
 */
export const invalidateListGameLinks = async (
 queryClient: QueryClient, gameUuid: GameId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListGameLinksQueryKey(gameUuid) }, options);

  return queryClient;
}




export const getListGameLinksSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listGameLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(gameUuid: GameId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameLinks>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGameLinksQueryKey(gameUuid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGameLinks>>> = ({ signal }) => listGameLinks(gameUuid, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameLinks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListGameLinksSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listGameLinks>>>
export type ListGameLinksSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListGameLinksSuspense<TData = Awaited<ReturnType<typeof listGameLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameLinks>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameLinksSuspense<TData = Awaited<ReturnType<typeof listGameLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameLinks>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameLinksSuspense<TData = Awaited<ReturnType<typeof listGameLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameLinks>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what links to a game
 */

export function useListGameLinksSuspense<TData = Awaited<ReturnType<typeof listGameLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameLinks>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGameLinksSuspenseQueryOptions(gameUuid,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListGamesBySsgtUrl = (ssgtUuid: SsgtId,
    params?: ListGamesBySsgtParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sports-v2/ssgts/${encodeURIComponent(String(ssgtUuid))}/games?${stringifiedParams}` : `/sports-v2/ssgts/${encodeURIComponent(String(ssgtUuid))}/games`
}

/**
 * A page of the games of one competition, deleted ones left out.
 * @summary List the games of a competition
 */
export const listGamesBySsgt = async (ssgtUuid: SsgtId,
    params?: ListGamesBySsgtParams, options?: Parameters<typeof apiFetch>[1]): Promise<GamePage> => {

  return apiFetch<GamePage>(getListGamesBySsgtUrl(ssgtUuid,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListGamesBySsgtQueryKey = (ssgtUuid: SsgtId,
    params?: ListGamesBySsgtParams,) => {
    return [
    'sports-v2','ssgts',ssgtUuid,'games', ...(params ? [params] : [])
    ] as const;
    }


export const getListGamesBySsgtQueryOptions = <TData = Awaited<ReturnType<typeof listGamesBySsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(ssgtUuid: SsgtId,
    params?: ListGamesBySsgtParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGamesBySsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGamesBySsgtQueryKey(ssgtUuid,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGamesBySsgt>>> = ({ signal }) => listGamesBySsgt(ssgtUuid,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: ssgtUuid !== null && ssgtUuid !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGamesBySsgt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGamesBySsgtQueryResult = NonNullable<Awaited<ReturnType<typeof listGamesBySsgt>>>
export type ListGamesBySsgtQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListGamesBySsgt<TData = Awaited<ReturnType<typeof listGamesBySsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId,
    params: undefined |  ListGamesBySsgtParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGamesBySsgt>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGamesBySsgt>>,
          TError,
          Awaited<ReturnType<typeof listGamesBySsgt>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGamesBySsgt<TData = Awaited<ReturnType<typeof listGamesBySsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId,
    params?: ListGamesBySsgtParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGamesBySsgt>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGamesBySsgt>>,
          TError,
          Awaited<ReturnType<typeof listGamesBySsgt>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGamesBySsgt<TData = Awaited<ReturnType<typeof listGamesBySsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId,
    params?: ListGamesBySsgtParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGamesBySsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the games of a competition
 */

export function useListGamesBySsgt<TData = Awaited<ReturnType<typeof listGamesBySsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId,
    params?: ListGamesBySsgtParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGamesBySsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGamesBySsgtQueryOptions(ssgtUuid,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListGamesBySsgt} query
 */
export const invalidateListGamesBySsgt = async (
 queryClient: QueryClient, ssgtUuid: SsgtId,
    params?: ListGamesBySsgtParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListGamesBySsgtQueryKey(ssgtUuid,params) }, options);

  return queryClient;
}




export const getListGamesBySsgtSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listGamesBySsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(ssgtUuid: SsgtId,
    params?: ListGamesBySsgtParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGamesBySsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGamesBySsgtQueryKey(ssgtUuid,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGamesBySsgt>>> = ({ signal }) => listGamesBySsgt(ssgtUuid,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGamesBySsgt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListGamesBySsgtSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listGamesBySsgt>>>
export type ListGamesBySsgtSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListGamesBySsgtSuspense<TData = Awaited<ReturnType<typeof listGamesBySsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId,
    params: undefined |  ListGamesBySsgtParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGamesBySsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGamesBySsgtSuspense<TData = Awaited<ReturnType<typeof listGamesBySsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId,
    params?: ListGamesBySsgtParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGamesBySsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGamesBySsgtSuspense<TData = Awaited<ReturnType<typeof listGamesBySsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId,
    params?: ListGamesBySsgtParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGamesBySsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the games of a competition
 */

export function useListGamesBySsgtSuspense<TData = Awaited<ReturnType<typeof listGamesBySsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId,
    params?: ListGamesBySsgtParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGamesBySsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGamesBySsgtSuspenseQueryOptions(ssgtUuid,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






