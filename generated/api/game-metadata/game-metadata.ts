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
  GameId,
  GameLogo,
  GameMetadata,
  GameMetadataInput,
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

export const getSaveGameMetadataUrl = () => {




  return `/game-metadata`
}

/**
 * Replaces the metadata of a game. A type that needs an add-on of the site is refused without it. The games of a competition have 5 million characters of metadata at most (409 `tooMany`).
 * @summary Save the metadata of a game
 */
export const saveGameMetadata = async (gameMetadataInput: GameMetadataInput, options?: Parameters<typeof apiFetch>[1]): Promise<GameMetadata> => {

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
return apiFetch<GameMetadata>(getSaveGameMetadataUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(gameMetadataInput)
  }
);}





export const getSaveGameMetadataMutationKey = () => ['saveGameMetadata'] as const;

export const getSaveGameMetadataMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveGameMetadata>>, TError,SaveGameMetadataMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof saveGameMetadata>>, TError,SaveGameMetadataMutationVariables, TContext> => {

const mutationKey = getSaveGameMetadataMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveGameMetadata>>, SaveGameMetadataMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveGameMetadata(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveGameMetadataMutationResult = NonNullable<Awaited<ReturnType<typeof saveGameMetadata>>>
    export type SaveGameMetadataMutationBody = GameMetadataInput
    export type SaveGameMetadataMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type SaveGameMetadataMutationVariables = {data: GameMetadataInput}

    /**
 * @summary Save the metadata of a game
 */
export const useSaveGameMetadata = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveGameMetadata>>, TError,SaveGameMetadataMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveGameMetadata>>,
        TError,
        SaveGameMetadataMutationVariables,
        TContext
      > => {
      return useMutation(getSaveGameMetadataMutationOptions(options), queryClient);
    }
    export const getListGameLogosUrl = () => {




  return `/game-metadata/logos`
}

/**
 * The logos that an entry of metadata can show, by name.
 * @summary List logos
 */
export const listGameLogos = async ( options?: Parameters<typeof apiFetch>[1]): Promise<GameLogo[]> => {

  return apiFetch<GameLogo[]>(getListGameLogosUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListGameLogosQueryKey = () => {
    return [
    'game-metadata','logos'
    ] as const;
    }


export const getListGameLogosQueryOptions = <TData = Awaited<ReturnType<typeof listGameLogos>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameLogos>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGameLogosQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGameLogos>>> = ({ signal }) => listGameLogos({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGameLogos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGameLogosQueryResult = NonNullable<Awaited<ReturnType<typeof listGameLogos>>>
export type ListGameLogosQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListGameLogos<TData = Awaited<ReturnType<typeof listGameLogos>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameLogos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameLogos>>,
          TError,
          Awaited<ReturnType<typeof listGameLogos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameLogos<TData = Awaited<ReturnType<typeof listGameLogos>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameLogos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameLogos>>,
          TError,
          Awaited<ReturnType<typeof listGameLogos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameLogos<TData = Awaited<ReturnType<typeof listGameLogos>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameLogos>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List logos
 */

export function useListGameLogos<TData = Awaited<ReturnType<typeof listGameLogos>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameLogos>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGameLogosQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListGameLogos} query
 */
export const invalidateListGameLogos = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListGameLogosQueryKey() }, options);

  return queryClient;
}




export const getListGameLogosSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listGameLogos>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameLogos>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGameLogosQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGameLogos>>> = ({ signal }) => listGameLogos({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameLogos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListGameLogosSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listGameLogos>>>
export type ListGameLogosSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListGameLogosSuspense<TData = Awaited<ReturnType<typeof listGameLogos>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameLogos>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameLogosSuspense<TData = Awaited<ReturnType<typeof listGameLogos>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameLogos>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameLogosSuspense<TData = Awaited<ReturnType<typeof listGameLogos>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameLogos>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List logos
 */

export function useListGameLogosSuspense<TData = Awaited<ReturnType<typeof listGameLogos>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameLogos>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGameLogosSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListGameMetadataOfSsgtUrl = (ssgtUuid: SsgtId,) => {




  return `/game-metadata/by-ssgt/${encodeURIComponent(String(ssgtUuid))}`
}

/**
 * The metadata of all games of a competition that have some, by start of the game.
 * @summary List the metadata of a competition
 */
export const listGameMetadataOfSsgt = async (ssgtUuid: SsgtId, options?: Parameters<typeof apiFetch>[1]): Promise<GameMetadata[]> => {

  return apiFetch<GameMetadata[]>(getListGameMetadataOfSsgtUrl(ssgtUuid),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListGameMetadataOfSsgtQueryKey = (ssgtUuid: SsgtId,) => {
    return [
    'game-metadata','by-ssgt',ssgtUuid
    ] as const;
    }


export const getListGameMetadataOfSsgtQueryOptions = <TData = Awaited<ReturnType<typeof listGameMetadataOfSsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(ssgtUuid: SsgtId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameMetadataOfSsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGameMetadataOfSsgtQueryKey(ssgtUuid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGameMetadataOfSsgt>>> = ({ signal }) => listGameMetadataOfSsgt(ssgtUuid, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: ssgtUuid !== null && ssgtUuid !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGameMetadataOfSsgt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGameMetadataOfSsgtQueryResult = NonNullable<Awaited<ReturnType<typeof listGameMetadataOfSsgt>>>
export type ListGameMetadataOfSsgtQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListGameMetadataOfSsgt<TData = Awaited<ReturnType<typeof listGameMetadataOfSsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameMetadataOfSsgt>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameMetadataOfSsgt>>,
          TError,
          Awaited<ReturnType<typeof listGameMetadataOfSsgt>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameMetadataOfSsgt<TData = Awaited<ReturnType<typeof listGameMetadataOfSsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameMetadataOfSsgt>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameMetadataOfSsgt>>,
          TError,
          Awaited<ReturnType<typeof listGameMetadataOfSsgt>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameMetadataOfSsgt<TData = Awaited<ReturnType<typeof listGameMetadataOfSsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameMetadataOfSsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the metadata of a competition
 */

export function useListGameMetadataOfSsgt<TData = Awaited<ReturnType<typeof listGameMetadataOfSsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameMetadataOfSsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGameMetadataOfSsgtQueryOptions(ssgtUuid,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListGameMetadataOfSsgt} query
 */
export const invalidateListGameMetadataOfSsgt = async (
 queryClient: QueryClient, ssgtUuid: SsgtId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListGameMetadataOfSsgtQueryKey(ssgtUuid) }, options);

  return queryClient;
}




export const getListGameMetadataOfSsgtSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listGameMetadataOfSsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(ssgtUuid: SsgtId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameMetadataOfSsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGameMetadataOfSsgtQueryKey(ssgtUuid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGameMetadataOfSsgt>>> = ({ signal }) => listGameMetadataOfSsgt(ssgtUuid, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameMetadataOfSsgt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListGameMetadataOfSsgtSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listGameMetadataOfSsgt>>>
export type ListGameMetadataOfSsgtSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListGameMetadataOfSsgtSuspense<TData = Awaited<ReturnType<typeof listGameMetadataOfSsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameMetadataOfSsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameMetadataOfSsgtSuspense<TData = Awaited<ReturnType<typeof listGameMetadataOfSsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameMetadataOfSsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameMetadataOfSsgtSuspense<TData = Awaited<ReturnType<typeof listGameMetadataOfSsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameMetadataOfSsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the metadata of a competition
 */

export function useListGameMetadataOfSsgtSuspense<TData = Awaited<ReturnType<typeof listGameMetadataOfSsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameMetadataOfSsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGameMetadataOfSsgtSuspenseQueryOptions(ssgtUuid,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetGameMetadataUrl = (gameUuid: GameId,) => {




  return `/game-metadata/${encodeURIComponent(String(gameUuid))}`
}

/**
 * The metadata of one game; empty when none was saved.
 * @summary Get the metadata of a game
 */
export const getGameMetadata = async (gameUuid: GameId, options?: Parameters<typeof apiFetch>[1]): Promise<GameMetadata> => {

  return apiFetch<GameMetadata>(getGetGameMetadataUrl(gameUuid),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetGameMetadataQueryKey = (gameUuid: GameId,) => {
    return [
    'game-metadata',gameUuid
    ] as const;
    }


export const getGetGameMetadataQueryOptions = <TData = Awaited<ReturnType<typeof getGameMetadata>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(gameUuid: GameId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameMetadata>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGameMetadataQueryKey(gameUuid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGameMetadata>>> = ({ signal }) => getGameMetadata(gameUuid, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: gameUuid !== null && gameUuid !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGameMetadata>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGameMetadataQueryResult = NonNullable<Awaited<ReturnType<typeof getGameMetadata>>>
export type GetGameMetadataQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetGameMetadata<TData = Awaited<ReturnType<typeof getGameMetadata>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameMetadata>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGameMetadata>>,
          TError,
          Awaited<ReturnType<typeof getGameMetadata>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameMetadata<TData = Awaited<ReturnType<typeof getGameMetadata>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameMetadata>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGameMetadata>>,
          TError,
          Awaited<ReturnType<typeof getGameMetadata>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameMetadata<TData = Awaited<ReturnType<typeof getGameMetadata>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameMetadata>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the metadata of a game
 */

export function useGetGameMetadata<TData = Awaited<ReturnType<typeof getGameMetadata>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameMetadata>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGameMetadataQueryOptions(gameUuid,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetGameMetadata} query
 */
export const invalidateGetGameMetadata = async (
 queryClient: QueryClient, gameUuid: GameId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetGameMetadataQueryKey(gameUuid) }, options);

  return queryClient;
}




export const getGetGameMetadataSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getGameMetadata>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(gameUuid: GameId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGameMetadata>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGameMetadataQueryKey(gameUuid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGameMetadata>>> = ({ signal }) => getGameMetadata(gameUuid, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGameMetadata>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetGameMetadataSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getGameMetadata>>>
export type GetGameMetadataSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetGameMetadataSuspense<TData = Awaited<ReturnType<typeof getGameMetadata>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGameMetadata>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameMetadataSuspense<TData = Awaited<ReturnType<typeof getGameMetadata>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGameMetadata>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameMetadataSuspense<TData = Awaited<ReturnType<typeof getGameMetadata>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGameMetadata>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the metadata of a game
 */

export function useGetGameMetadataSuspense<TData = Awaited<ReturnType<typeof getGameMetadata>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 gameUuid: GameId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGameMetadata>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGameMetadataSuspenseQueryOptions(gameUuid,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






