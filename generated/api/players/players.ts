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
  FileTooLargeResponse,
  ForbiddenResponse,
  GetPlayerPortraitUploadUrlParams,
  ImportResults,
  ListPlayersParams,
  ListPlayersWithoutTeamParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PersonMediaList,
  Player,
  PlayerId,
  PlayerImport,
  PlayerInput,
  PlayerPage,
  Position,
  PreconditionFailedResponse,
  SavePlayerMediaParams,
  ServerErrorResponse,
  SimilarPeople,
  SimilarPlayerSearch,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  UnusableFileResponse,
  Upload
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






export const getCreatePlayerUrl = () => {




  return `/sports-v2/players`
}

/**
 * Makes a player.
 * @summary Create a player
 */
export const createPlayer = async (playerInput: PlayerInput, options?: Parameters<typeof apiFetch>[1]): Promise<Player> => {

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
return apiFetch<Player>(getCreatePlayerUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(playerInput)
  }
);}





export const getCreatePlayerMutationKey = () => ['createPlayer'] as const;

export const getCreatePlayerMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPlayer>>, TError,CreatePlayerMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createPlayer>>, TError,CreatePlayerMutationVariables, TContext> => {

const mutationKey = getCreatePlayerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPlayer>>, CreatePlayerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPlayer(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePlayerMutationResult = NonNullable<Awaited<ReturnType<typeof createPlayer>>>
    export type CreatePlayerMutationBody = PlayerInput
    export type CreatePlayerMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreatePlayerMutationVariables = {data: PlayerInput}

    /**
 * @summary Create a player
 */
export const useCreatePlayer = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPlayer>>, TError,CreatePlayerMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPlayer>>,
        TError,
        CreatePlayerMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePlayerMutationOptions(options), queryClient);
    }
    export const getImportPlayersUrl = () => {




  return `/sports-v2/players/import`
}

/**
 * Makes up to 200 players in one transaction and tells of each what became of it. A refused row does not stop the others; a row that was made before by the same import is not made again.
 * @summary Import players
 */
export const importPlayers = async (playerImport: PlayerImport, options?: Parameters<typeof apiFetch>[1]): Promise<ImportResults> => {

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
return apiFetch<ImportResults>(getImportPlayersUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(playerImport)
  }
);}





export const getImportPlayersMutationKey = () => ['importPlayers'] as const;

export const getImportPlayersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importPlayers>>, TError,ImportPlayersMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof importPlayers>>, TError,ImportPlayersMutationVariables, TContext> => {

const mutationKey = getImportPlayersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importPlayers>>, ImportPlayersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  importPlayers(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportPlayersMutationResult = NonNullable<Awaited<ReturnType<typeof importPlayers>>>
    export type ImportPlayersMutationBody = PlayerImport
    export type ImportPlayersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type ImportPlayersMutationVariables = {data: PlayerImport}

    /**
 * @summary Import players
 */
export const useImportPlayers = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importPlayers>>, TError,ImportPlayersMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importPlayers>>,
        TError,
        ImportPlayersMutationVariables,
        TContext
      > => {
      return useMutation(getImportPlayersMutationOptions(options), queryClient);
    }
    export const getFindSimilarPlayersUrl = () => {




  return `/sports-v2/players/similar`
}

/**
 * For up to 500 rows the active players that have the same name and day of birth.
 * @summary Find players that look the same
 */
export const findSimilarPlayers = async (similarPlayerSearch: SimilarPlayerSearch, options?: Parameters<typeof apiFetch>[1]): Promise<SimilarPeople> => {

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
return apiFetch<SimilarPeople>(getFindSimilarPlayersUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(similarPlayerSearch)
  }
);}





export const getFindSimilarPlayersMutationKey = () => ['findSimilarPlayers'] as const;

export const getFindSimilarPlayersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findSimilarPlayers>>, TError,FindSimilarPlayersMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof findSimilarPlayers>>, TError,FindSimilarPlayersMutationVariables, TContext> => {

const mutationKey = getFindSimilarPlayersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof findSimilarPlayers>>, FindSimilarPlayersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  findSimilarPlayers(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FindSimilarPlayersMutationResult = NonNullable<Awaited<ReturnType<typeof findSimilarPlayers>>>
    export type FindSimilarPlayersMutationBody = SimilarPlayerSearch
    export type FindSimilarPlayersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type FindSimilarPlayersMutationVariables = {data: SimilarPlayerSearch}

    /**
 * @summary Find players that look the same
 */
export const useFindSimilarPlayers = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findSimilarPlayers>>, TError,FindSimilarPlayersMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof findSimilarPlayers>>,
        TError,
        FindSimilarPlayersMutationVariables,
        TContext
      > => {
      return useMutation(getFindSimilarPlayersMutationOptions(options), queryClient);
    }
    export const getListPlayersWithoutTeamUrl = (params?: ListPlayersWithoutTeamParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sports-v2/players/without-team?${stringifiedParams}` : `/sports-v2/players/without-team`
}

/**
 * A page of the active players that belong to no team, ordered by last name.
 * @summary List players without a team
 */
export const listPlayersWithoutTeam = async (params?: ListPlayersWithoutTeamParams, options?: Parameters<typeof apiFetch>[1]): Promise<PlayerPage> => {

  return apiFetch<PlayerPage>(getListPlayersWithoutTeamUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPlayersWithoutTeamQueryKey = (params?: ListPlayersWithoutTeamParams,) => {
    return [
    'sports-v2','players','without-team', ...(params ? [params] : [])
    ] as const;
    }


export const getListPlayersWithoutTeamQueryOptions = <TData = Awaited<ReturnType<typeof listPlayersWithoutTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListPlayersWithoutTeamParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayersWithoutTeam>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlayersWithoutTeamQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlayersWithoutTeam>>> = ({ signal }) => listPlayersWithoutTeam(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPlayersWithoutTeam>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPlayersWithoutTeamQueryResult = NonNullable<Awaited<ReturnType<typeof listPlayersWithoutTeam>>>
export type ListPlayersWithoutTeamQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPlayersWithoutTeam<TData = Awaited<ReturnType<typeof listPlayersWithoutTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListPlayersWithoutTeamParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayersWithoutTeam>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayersWithoutTeam>>,
          TError,
          Awaited<ReturnType<typeof listPlayersWithoutTeam>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayersWithoutTeam<TData = Awaited<ReturnType<typeof listPlayersWithoutTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPlayersWithoutTeamParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayersWithoutTeam>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayersWithoutTeam>>,
          TError,
          Awaited<ReturnType<typeof listPlayersWithoutTeam>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayersWithoutTeam<TData = Awaited<ReturnType<typeof listPlayersWithoutTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPlayersWithoutTeamParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayersWithoutTeam>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List players without a team
 */

export function useListPlayersWithoutTeam<TData = Awaited<ReturnType<typeof listPlayersWithoutTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPlayersWithoutTeamParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayersWithoutTeam>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlayersWithoutTeamQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListPlayersWithoutTeam} query
 */
export const invalidateListPlayersWithoutTeam = async (
 queryClient: QueryClient, params?: ListPlayersWithoutTeamParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPlayersWithoutTeamQueryKey(params) }, options);

  return queryClient;
}




export const getListPlayersWithoutTeamSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPlayersWithoutTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListPlayersWithoutTeamParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayersWithoutTeam>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlayersWithoutTeamQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlayersWithoutTeam>>> = ({ signal }) => listPlayersWithoutTeam(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayersWithoutTeam>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPlayersWithoutTeamSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPlayersWithoutTeam>>>
export type ListPlayersWithoutTeamSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPlayersWithoutTeamSuspense<TData = Awaited<ReturnType<typeof listPlayersWithoutTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListPlayersWithoutTeamParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayersWithoutTeam>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayersWithoutTeamSuspense<TData = Awaited<ReturnType<typeof listPlayersWithoutTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPlayersWithoutTeamParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayersWithoutTeam>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayersWithoutTeamSuspense<TData = Awaited<ReturnType<typeof listPlayersWithoutTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPlayersWithoutTeamParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayersWithoutTeam>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List players without a team
 */

export function useListPlayersWithoutTeamSuspense<TData = Awaited<ReturnType<typeof listPlayersWithoutTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPlayersWithoutTeamParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayersWithoutTeam>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlayersWithoutTeamSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPlayerPositionsUrl = () => {




  return `/sports-v2/players/positions`
}

/**
 * The positions that a player can have.
 * @summary List positions
 */
export const listPlayerPositions = async ( options?: Parameters<typeof apiFetch>[1]): Promise<Position[]> => {

  return apiFetch<Position[]>(getListPlayerPositionsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPlayerPositionsQueryKey = () => {
    return [
    'sports-v2','players','positions'
    ] as const;
    }


export const getListPlayerPositionsQueryOptions = <TData = Awaited<ReturnType<typeof listPlayerPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayerPositions>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlayerPositionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlayerPositions>>> = ({ signal }) => listPlayerPositions({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPlayerPositions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPlayerPositionsQueryResult = NonNullable<Awaited<ReturnType<typeof listPlayerPositions>>>
export type ListPlayerPositionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPlayerPositions<TData = Awaited<ReturnType<typeof listPlayerPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayerPositions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayerPositions>>,
          TError,
          Awaited<ReturnType<typeof listPlayerPositions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayerPositions<TData = Awaited<ReturnType<typeof listPlayerPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayerPositions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayerPositions>>,
          TError,
          Awaited<ReturnType<typeof listPlayerPositions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayerPositions<TData = Awaited<ReturnType<typeof listPlayerPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayerPositions>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List positions
 */

export function useListPlayerPositions<TData = Awaited<ReturnType<typeof listPlayerPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayerPositions>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlayerPositionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListPlayerPositions} query
 */
export const invalidateListPlayerPositions = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPlayerPositionsQueryKey() }, options);

  return queryClient;
}




export const getListPlayerPositionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPlayerPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayerPositions>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlayerPositionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlayerPositions>>> = ({ signal }) => listPlayerPositions({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayerPositions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPlayerPositionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPlayerPositions>>>
export type ListPlayerPositionsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPlayerPositionsSuspense<TData = Awaited<ReturnType<typeof listPlayerPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayerPositions>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayerPositionsSuspense<TData = Awaited<ReturnType<typeof listPlayerPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayerPositions>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayerPositionsSuspense<TData = Awaited<ReturnType<typeof listPlayerPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayerPositions>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List positions
 */

export function useListPlayerPositionsSuspense<TData = Awaited<ReturnType<typeof listPlayerPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayerPositions>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlayerPositionsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPlayerPortraitUploadUrlUrl = (params: GetPlayerPortraitUploadUrlParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sports-v2/players/portrait-upload-url?${stringifiedParams}` : `/sports-v2/players/portrait-upload-url`
}

/**
 * Gives a signed address to which the browser sends the picture of a player by PUT, as getUploadUrl does.
 * @summary Get an address for a portrait
 */
export const getPlayerPortraitUploadUrl = async (params: GetPlayerPortraitUploadUrlParams, options?: Parameters<typeof apiFetch>[1]): Promise<Upload> => {

  return apiFetch<Upload>(getGetPlayerPortraitUploadUrlUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPlayerPortraitUploadUrlQueryKey = (params?: GetPlayerPortraitUploadUrlParams,) => {
    return [
    'sports-v2','players','portrait-upload-url', ...(params ? [params] : [])
    ] as const;
    }


export const getGetPlayerPortraitUploadUrlQueryOptions = <TData = Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: GetPlayerPortraitUploadUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPlayerPortraitUploadUrlQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>> = ({ signal }) => getPlayerPortraitUploadUrl(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPlayerPortraitUploadUrlQueryResult = NonNullable<Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>>
export type GetPlayerPortraitUploadUrlQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetPlayerPortraitUploadUrl<TData = Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetPlayerPortraitUploadUrlParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>,
          TError,
          Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayerPortraitUploadUrl<TData = Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetPlayerPortraitUploadUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>,
          TError,
          Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayerPortraitUploadUrl<TData = Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetPlayerPortraitUploadUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an address for a portrait
 */

export function useGetPlayerPortraitUploadUrl<TData = Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetPlayerPortraitUploadUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPlayerPortraitUploadUrlQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetPlayerPortraitUploadUrl} query
 */
export const invalidateGetPlayerPortraitUploadUrl = async (
 queryClient: QueryClient, params: GetPlayerPortraitUploadUrlParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPlayerPortraitUploadUrlQueryKey(params) }, options);

  return queryClient;
}




export const getGetPlayerPortraitUploadUrlSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: GetPlayerPortraitUploadUrlParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPlayerPortraitUploadUrlQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>> = ({ signal }) => getPlayerPortraitUploadUrl(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPlayerPortraitUploadUrlSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>>
export type GetPlayerPortraitUploadUrlSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetPlayerPortraitUploadUrlSuspense<TData = Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetPlayerPortraitUploadUrlParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayerPortraitUploadUrlSuspense<TData = Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetPlayerPortraitUploadUrlParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayerPortraitUploadUrlSuspense<TData = Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetPlayerPortraitUploadUrlParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an address for a portrait
 */

export function useGetPlayerPortraitUploadUrlSuspense<TData = Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetPlayerPortraitUploadUrlParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPlayerPortraitUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPlayerPortraitUploadUrlSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSavePlayerMediaUrl = (params: SavePlayerMediaParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sports-v2/players/media?${stringifiedParams}` : `/sports-v2/players/media`
}

/**
 * Replaces the portraits of a player, each of them an image of the media library.
 * @summary Save the portraits of a player
 */
export const savePlayerMedia = async (personMediaList: PersonMediaList,
    params: SavePlayerMediaParams, options?: Parameters<typeof apiFetch>[1]): Promise<Player> => {

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
return apiFetch<Player>(getSavePlayerMediaUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(personMediaList)
  }
);}





export const getSavePlayerMediaMutationKey = () => ['savePlayerMedia'] as const;

export const getSavePlayerMediaMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePlayerMedia>>, TError,SavePlayerMediaMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof savePlayerMedia>>, TError,SavePlayerMediaMutationVariables, TContext> => {

const mutationKey = getSavePlayerMediaMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof savePlayerMedia>>, SavePlayerMediaMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  savePlayerMedia(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SavePlayerMediaMutationResult = NonNullable<Awaited<ReturnType<typeof savePlayerMedia>>>
    export type SavePlayerMediaMutationBody = PersonMediaList
    export type SavePlayerMediaMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type SavePlayerMediaMutationVariables = {data: PersonMediaList;params: SavePlayerMediaParams}

    /**
 * @summary Save the portraits of a player
 */
export const useSavePlayerMedia = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePlayerMedia>>, TError,SavePlayerMediaMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof savePlayerMedia>>,
        TError,
        SavePlayerMediaMutationVariables,
        TContext
      > => {
      return useMutation(getSavePlayerMediaMutationOptions(options), queryClient);
    }
    export const getGetPlayerUrl = (playerUuid: PlayerId,) => {




  return `/sports-v2/players/${encodeURIComponent(String(playerUuid))}`
}

/**
 * One player of the site.
 * @summary Get a player
 */
export const getPlayer = async (playerUuid: PlayerId, options?: Parameters<typeof apiFetch>[1]): Promise<Player> => {

  return apiFetch<Player>(getGetPlayerUrl(playerUuid),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPlayerQueryKey = (playerUuid: PlayerId,) => {
    return [
    'sports-v2','players',playerUuid
    ] as const;
    }


export const getGetPlayerQueryOptions = <TData = Awaited<ReturnType<typeof getPlayer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(playerUuid: PlayerId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPlayerQueryKey(playerUuid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlayer>>> = ({ signal }) => getPlayer(playerUuid, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: playerUuid !== null && playerUuid !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPlayerQueryResult = NonNullable<Awaited<ReturnType<typeof getPlayer>>>
export type GetPlayerQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetPlayer<TData = Awaited<ReturnType<typeof getPlayer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 playerUuid: PlayerId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayer>>,
          TError,
          Awaited<ReturnType<typeof getPlayer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayer<TData = Awaited<ReturnType<typeof getPlayer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 playerUuid: PlayerId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayer>>,
          TError,
          Awaited<ReturnType<typeof getPlayer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayer<TData = Awaited<ReturnType<typeof getPlayer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 playerUuid: PlayerId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a player
 */

export function useGetPlayer<TData = Awaited<ReturnType<typeof getPlayer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 playerUuid: PlayerId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPlayerQueryOptions(playerUuid,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetPlayer} query
 */
export const invalidateGetPlayer = async (
 queryClient: QueryClient, playerUuid: PlayerId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPlayerQueryKey(playerUuid) }, options);

  return queryClient;
}




export const getGetPlayerSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPlayer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(playerUuid: PlayerId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPlayerQueryKey(playerUuid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlayer>>> = ({ signal }) => getPlayer(playerUuid, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPlayerSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPlayer>>>
export type GetPlayerSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetPlayerSuspense<TData = Awaited<ReturnType<typeof getPlayer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 playerUuid: PlayerId, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayerSuspense<TData = Awaited<ReturnType<typeof getPlayer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 playerUuid: PlayerId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayerSuspense<TData = Awaited<ReturnType<typeof getPlayer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 playerUuid: PlayerId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a player
 */

export function useGetPlayerSuspense<TData = Awaited<ReturnType<typeof getPlayer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 playerUuid: PlayerId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPlayer>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPlayerSuspenseQueryOptions(playerUuid,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdatePlayerUrl = (playerUuid: PlayerId,) => {




  return `/sports-v2/players/${encodeURIComponent(String(playerUuid))}`
}

/**
 * Changes a player.
 * @summary Change a player
 */
export const updatePlayer = async (playerUuid: PlayerId,
    playerInput: PlayerInput, options?: Parameters<typeof apiFetch>[1]): Promise<Player> => {

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
return apiFetch<Player>(getUpdatePlayerUrl(playerUuid),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(playerInput)
  }
);}





export const getUpdatePlayerMutationKey = () => ['updatePlayer'] as const;

export const getUpdatePlayerMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePlayer>>, TError,UpdatePlayerMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePlayer>>, TError,UpdatePlayerMutationVariables, TContext> => {

const mutationKey = getUpdatePlayerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePlayer>>, UpdatePlayerMutationVariables> = (props) => {
          const {playerUuid,data} = props ?? {};

          return  updatePlayer(playerUuid,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePlayerMutationResult = NonNullable<Awaited<ReturnType<typeof updatePlayer>>>
    export type UpdatePlayerMutationBody = PlayerInput
    export type UpdatePlayerMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdatePlayerMutationVariables = {playerUuid: PlayerId;data: PlayerInput}

    /**
 * @summary Change a player
 */
export const useUpdatePlayer = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePlayer>>, TError,UpdatePlayerMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePlayer>>,
        TError,
        UpdatePlayerMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePlayerMutationOptions(options), queryClient);
    }
