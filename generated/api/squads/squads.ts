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
  GetTeamSquadParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PlayerSquadChange,
  PreconditionFailedResponse,
  ServerErrorResponse,
  Squad,
  StaffSquadChange,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  UpdateStaffSquadParams,
  UpdateTeamSquadParams
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

export const getGetTeamSquadUrl = (params: GetTeamSquadParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sports-v2/teams/squad?${stringifiedParams}` : `/sports-v2/teams/squad`
}

/**
 * The players and the active staff of a team, each part with a version of its own.
 * @summary Get the squad of a team
 */
export const getTeamSquad = async (params: GetTeamSquadParams, options?: Parameters<typeof apiFetch>[1]): Promise<Squad> => {

  return apiFetch<Squad>(getGetTeamSquadUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetTeamSquadQueryKey = (params?: GetTeamSquadParams,) => {
    return [
    'sports-v2','teams','squad', ...(params ? [params] : [])
    ] as const;
    }


export const getGetTeamSquadQueryOptions = <TData = Awaited<ReturnType<typeof getTeamSquad>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: GetTeamSquadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamSquad>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTeamSquadQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTeamSquad>>> = ({ signal }) => getTeamSquad(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTeamSquad>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTeamSquadQueryResult = NonNullable<Awaited<ReturnType<typeof getTeamSquad>>>
export type GetTeamSquadQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetTeamSquad<TData = Awaited<ReturnType<typeof getTeamSquad>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetTeamSquadParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamSquad>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTeamSquad>>,
          TError,
          Awaited<ReturnType<typeof getTeamSquad>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTeamSquad<TData = Awaited<ReturnType<typeof getTeamSquad>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetTeamSquadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamSquad>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTeamSquad>>,
          TError,
          Awaited<ReturnType<typeof getTeamSquad>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTeamSquad<TData = Awaited<ReturnType<typeof getTeamSquad>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetTeamSquadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamSquad>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the squad of a team
 */

export function useGetTeamSquad<TData = Awaited<ReturnType<typeof getTeamSquad>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetTeamSquadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeamSquad>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTeamSquadQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetTeamSquad} query
 */
export const invalidateGetTeamSquad = async (
 queryClient: QueryClient, params: GetTeamSquadParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTeamSquadQueryKey(params) }, options);

  return queryClient;
}




export const getGetTeamSquadSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getTeamSquad>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: GetTeamSquadParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTeamSquad>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTeamSquadQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTeamSquad>>> = ({ signal }) => getTeamSquad(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTeamSquad>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetTeamSquadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getTeamSquad>>>
export type GetTeamSquadSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetTeamSquadSuspense<TData = Awaited<ReturnType<typeof getTeamSquad>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetTeamSquadParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTeamSquad>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTeamSquadSuspense<TData = Awaited<ReturnType<typeof getTeamSquad>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetTeamSquadParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTeamSquad>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTeamSquadSuspense<TData = Awaited<ReturnType<typeof getTeamSquad>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetTeamSquadParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTeamSquad>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the squad of a team
 */

export function useGetTeamSquadSuspense<TData = Awaited<ReturnType<typeof getTeamSquad>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetTeamSquadParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTeamSquad>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTeamSquadSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateTeamSquadUrl = (params: UpdateTeamSquadParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sports-v2/teams/squad?${stringifiedParams}` : `/sports-v2/teams/squad`
}

/**
 * Adds players to a team and takes players from it. `If-Match` takes `playersVersion`, or the ETag of the whole squad.
 * @summary Change the players of a squad
 */
export const updateTeamSquad = async (playerSquadChange: PlayerSquadChange,
    params: UpdateTeamSquadParams, options?: Parameters<typeof apiFetch>[1]): Promise<Squad> => {

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
return apiFetch<Squad>(getUpdateTeamSquadUrl(params),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(playerSquadChange)
  }
);}





export const getUpdateTeamSquadMutationKey = () => ['updateTeamSquad'] as const;

export const getUpdateTeamSquadMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTeamSquad>>, TError,UpdateTeamSquadMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateTeamSquad>>, TError,UpdateTeamSquadMutationVariables, TContext> => {

const mutationKey = getUpdateTeamSquadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateTeamSquad>>, UpdateTeamSquadMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  updateTeamSquad(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateTeamSquadMutationResult = NonNullable<Awaited<ReturnType<typeof updateTeamSquad>>>
    export type UpdateTeamSquadMutationBody = PlayerSquadChange
    export type UpdateTeamSquadMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateTeamSquadMutationVariables = {data: PlayerSquadChange;params: UpdateTeamSquadParams}

    /**
 * @summary Change the players of a squad
 */
export const useUpdateTeamSquad = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTeamSquad>>, TError,UpdateTeamSquadMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateTeamSquad>>,
        TError,
        UpdateTeamSquadMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateTeamSquadMutationOptions(options), queryClient);
    }
    export const getUpdateStaffSquadUrl = (params: UpdateStaffSquadParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sports-v2/staff/squad?${stringifiedParams}` : `/sports-v2/staff/squad`
}

/**
 * Adds staff to a team and takes staff from it. `If-Match` takes `staffsVersion`, or the ETag of the whole squad.
 * @summary Change the staff of a squad
 */
export const updateStaffSquad = async (staffSquadChange: StaffSquadChange,
    params: UpdateStaffSquadParams, options?: Parameters<typeof apiFetch>[1]): Promise<Squad> => {

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
return apiFetch<Squad>(getUpdateStaffSquadUrl(params),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffSquadChange)
  }
);}





export const getUpdateStaffSquadMutationKey = () => ['updateStaffSquad'] as const;

export const getUpdateStaffSquadMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStaffSquad>>, TError,UpdateStaffSquadMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateStaffSquad>>, TError,UpdateStaffSquadMutationVariables, TContext> => {

const mutationKey = getUpdateStaffSquadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateStaffSquad>>, UpdateStaffSquadMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  updateStaffSquad(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateStaffSquadMutationResult = NonNullable<Awaited<ReturnType<typeof updateStaffSquad>>>
    export type UpdateStaffSquadMutationBody = StaffSquadChange
    export type UpdateStaffSquadMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateStaffSquadMutationVariables = {data: StaffSquadChange;params: UpdateStaffSquadParams}

    /**
 * @summary Change the staff of a squad
 */
export const useUpdateStaffSquad = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStaffSquad>>, TError,UpdateStaffSquadMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateStaffSquad>>,
        TError,
        UpdateStaffSquadMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateStaffSquadMutationOptions(options), queryClient);
    }
