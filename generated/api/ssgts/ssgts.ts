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
  ConnectExternalIdInput,
  ConnectTeamsInput,
  ConnectedTeam,
  ForbiddenResponse,
  ListAvailableSsgtsParams,
  ListSiteSsgtsParams,
  ListSsgtsParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  ServerErrorResponse,
  Ssgt,
  SsgtChoice,
  SsgtId,
  SsgtInput,
  SsgtPage,
  TeamId,
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

export const getListSsgtsUrl = (params?: ListSsgtsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sports-v2/ssgts?${stringifiedParams}` : `/sports-v2/ssgts`
}

/**
 * A page of the competitions of the site.
 * @summary List competitions
 */
export const listSsgts = async (params?: ListSsgtsParams, options?: Parameters<typeof apiFetch>[1]): Promise<SsgtPage> => {

  return apiFetch<SsgtPage>(getListSsgtsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSsgtsQueryKey = (params?: ListSsgtsParams,) => {
    return [
    'sports-v2','ssgts', ...(params ? [params] : [])
    ] as const;
    }


export const getListSsgtsQueryOptions = <TData = Awaited<ReturnType<typeof listSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListSsgtsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSsgtsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSsgts>>> = ({ signal }) => listSsgts(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSsgts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSsgtsQueryResult = NonNullable<Awaited<ReturnType<typeof listSsgts>>>
export type ListSsgtsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSsgts<TData = Awaited<ReturnType<typeof listSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListSsgtsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSsgts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSsgts>>,
          TError,
          Awaited<ReturnType<typeof listSsgts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSsgts<TData = Awaited<ReturnType<typeof listSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSsgtsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSsgts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSsgts>>,
          TError,
          Awaited<ReturnType<typeof listSsgts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSsgts<TData = Awaited<ReturnType<typeof listSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSsgtsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List competitions
 */

export function useListSsgts<TData = Awaited<ReturnType<typeof listSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSsgtsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSsgtsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSsgts} query
 */
export const invalidateListSsgts = async (
 queryClient: QueryClient, params?: ListSsgtsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSsgtsQueryKey(params) }, options);

  return queryClient;
}




export const getListSsgtsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListSsgtsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSsgtsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSsgts>>> = ({ signal }) => listSsgts(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSsgts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListSsgtsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSsgts>>>
export type ListSsgtsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSsgtsSuspense<TData = Awaited<ReturnType<typeof listSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListSsgtsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSsgtsSuspense<TData = Awaited<ReturnType<typeof listSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSsgtsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSsgtsSuspense<TData = Awaited<ReturnType<typeof listSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSsgtsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List competitions
 */

export function useListSsgtsSuspense<TData = Awaited<ReturnType<typeof listSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSsgtsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSsgtsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateSsgtUrl = () => {




  return `/sports-v2/ssgts`
}

/**
 * Makes a competition, in the state `draft`. A second one of the same season, series and game type is refused; `existing` names the first.
 * @summary Create a competition
 */
export const createSsgt = async (ssgtInput: SsgtInput, options?: Parameters<typeof apiFetch>[1]): Promise<Ssgt> => {

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
return apiFetch<Ssgt>(getCreateSsgtUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(ssgtInput)
  }
);}





export const getCreateSsgtMutationKey = () => ['createSsgt'] as const;

export const getCreateSsgtMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSsgt>>, TError,CreateSsgtMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createSsgt>>, TError,CreateSsgtMutationVariables, TContext> => {

const mutationKey = getCreateSsgtMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSsgt>>, CreateSsgtMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSsgt(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSsgtMutationResult = NonNullable<Awaited<ReturnType<typeof createSsgt>>>
    export type CreateSsgtMutationBody = SsgtInput
    export type CreateSsgtMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateSsgtMutationVariables = {data: SsgtInput}

    /**
 * @summary Create a competition
 */
export const useCreateSsgt = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSsgt>>, TError,CreateSsgtMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSsgt>>,
        TError,
        CreateSsgtMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSsgtMutationOptions(options), queryClient);
    }
    export const getListAvailableSsgtsUrl = (params?: ListAvailableSsgtsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const arrayFormatParameters = ["date"];

    if (Array.isArray(value) && arrayFormatParameters.includes(key)) {
      value.forEach((v) => { normalizedParams.append(key, v === null ? 'null' : String(v)); });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sports-v2/ssgts/available?${stringifiedParams}` : `/sports-v2/ssgts/available`
}

/**
 * A page of the competitions that can be chosen, whatever their state, the newest season first.
 * @summary List available competitions
 */
export const listAvailableSsgts = async (params?: ListAvailableSsgtsParams, options?: Parameters<typeof apiFetch>[1]): Promise<SsgtPage> => {

  return apiFetch<SsgtPage>(getListAvailableSsgtsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAvailableSsgtsQueryKey = (params?: ListAvailableSsgtsParams,) => {
    return [
    'sports-v2','ssgts','available', ...(params ? [params] : [])
    ] as const;
    }


export const getListAvailableSsgtsQueryOptions = <TData = Awaited<ReturnType<typeof listAvailableSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListAvailableSsgtsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAvailableSsgtsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAvailableSsgts>>> = ({ signal }) => listAvailableSsgts(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAvailableSsgts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAvailableSsgtsQueryResult = NonNullable<Awaited<ReturnType<typeof listAvailableSsgts>>>
export type ListAvailableSsgtsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListAvailableSsgts<TData = Awaited<ReturnType<typeof listAvailableSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListAvailableSsgtsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableSsgts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAvailableSsgts>>,
          TError,
          Awaited<ReturnType<typeof listAvailableSsgts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAvailableSsgts<TData = Awaited<ReturnType<typeof listAvailableSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListAvailableSsgtsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableSsgts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAvailableSsgts>>,
          TError,
          Awaited<ReturnType<typeof listAvailableSsgts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAvailableSsgts<TData = Awaited<ReturnType<typeof listAvailableSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListAvailableSsgtsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List available competitions
 */

export function useListAvailableSsgts<TData = Awaited<ReturnType<typeof listAvailableSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListAvailableSsgtsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAvailableSsgtsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListAvailableSsgts} query
 */
export const invalidateListAvailableSsgts = async (
 queryClient: QueryClient, params?: ListAvailableSsgtsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAvailableSsgtsQueryKey(params) }, options);

  return queryClient;
}




export const getListAvailableSsgtsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAvailableSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListAvailableSsgtsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailableSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAvailableSsgtsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAvailableSsgts>>> = ({ signal }) => listAvailableSsgts(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailableSsgts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAvailableSsgtsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAvailableSsgts>>>
export type ListAvailableSsgtsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListAvailableSsgtsSuspense<TData = Awaited<ReturnType<typeof listAvailableSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListAvailableSsgtsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailableSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAvailableSsgtsSuspense<TData = Awaited<ReturnType<typeof listAvailableSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListAvailableSsgtsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailableSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAvailableSsgtsSuspense<TData = Awaited<ReturnType<typeof listAvailableSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListAvailableSsgtsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailableSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List available competitions
 */

export function useListAvailableSsgtsSuspense<TData = Awaited<ReturnType<typeof listAvailableSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListAvailableSsgtsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailableSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAvailableSsgtsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListInstanceSsgtsUrl = () => {




  return `/sports-v2/ssgts/by-instance-id`
}

/**
 * All competitions of the site, deleted ones left out, the newest season first, as the choices of a field need them.
 * @summary List all competitions of the site
 */
export const listInstanceSsgts = async ( options?: Parameters<typeof apiFetch>[1]): Promise<SsgtChoice[]> => {

  return apiFetch<SsgtChoice[]>(getListInstanceSsgtsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListInstanceSsgtsQueryKey = () => {
    return [
    'sports-v2','ssgts','by-instance-id'
    ] as const;
    }


export const getListInstanceSsgtsQueryOptions = <TData = Awaited<ReturnType<typeof listInstanceSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstanceSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInstanceSsgtsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInstanceSsgts>>> = ({ signal }) => listInstanceSsgts({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInstanceSsgts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInstanceSsgtsQueryResult = NonNullable<Awaited<ReturnType<typeof listInstanceSsgts>>>
export type ListInstanceSsgtsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListInstanceSsgts<TData = Awaited<ReturnType<typeof listInstanceSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstanceSsgts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInstanceSsgts>>,
          TError,
          Awaited<ReturnType<typeof listInstanceSsgts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInstanceSsgts<TData = Awaited<ReturnType<typeof listInstanceSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstanceSsgts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInstanceSsgts>>,
          TError,
          Awaited<ReturnType<typeof listInstanceSsgts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInstanceSsgts<TData = Awaited<ReturnType<typeof listInstanceSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstanceSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all competitions of the site
 */

export function useListInstanceSsgts<TData = Awaited<ReturnType<typeof listInstanceSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstanceSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInstanceSsgtsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListInstanceSsgts} query
 */
export const invalidateListInstanceSsgts = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListInstanceSsgtsQueryKey() }, options);

  return queryClient;
}




export const getListInstanceSsgtsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listInstanceSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInstanceSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInstanceSsgtsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInstanceSsgts>>> = ({ signal }) => listInstanceSsgts({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInstanceSsgts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListInstanceSsgtsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listInstanceSsgts>>>
export type ListInstanceSsgtsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListInstanceSsgtsSuspense<TData = Awaited<ReturnType<typeof listInstanceSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInstanceSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInstanceSsgtsSuspense<TData = Awaited<ReturnType<typeof listInstanceSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInstanceSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInstanceSsgtsSuspense<TData = Awaited<ReturnType<typeof listInstanceSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInstanceSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all competitions of the site
 */

export function useListInstanceSsgtsSuspense<TData = Awaited<ReturnType<typeof listInstanceSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInstanceSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInstanceSsgtsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListSiteSsgtsUrl = (params?: ListSiteSsgtsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const arrayFormatParameters = ["seasonMulti"];

    if (Array.isArray(value) && arrayFormatParameters.includes(key)) {
      value.forEach((v) => { normalizedParams.append(key, v === null ? 'null' : String(v)); });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sports-v2/v2/ssgts?${stringifiedParams}` : `/sports-v2/v2/ssgts`
}

/**
 * A page of the competitions of the site, deleted ones left out, for choosing some of them in its settings; the newest season first unless told.
 * @summary List the site's competitions
 */
export const listSiteSsgts = async (params?: ListSiteSsgtsParams, options?: Parameters<typeof apiFetch>[1]): Promise<SsgtPage> => {

  return apiFetch<SsgtPage>(getListSiteSsgtsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSiteSsgtsQueryKey = (params?: ListSiteSsgtsParams,) => {
    return [
    'sports-v2','v2','ssgts', ...(params ? [params] : [])
    ] as const;
    }


export const getListSiteSsgtsQueryOptions = <TData = Awaited<ReturnType<typeof listSiteSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListSiteSsgtsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSiteSsgtsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSiteSsgts>>> = ({ signal }) => listSiteSsgts(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSiteSsgts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSiteSsgtsQueryResult = NonNullable<Awaited<ReturnType<typeof listSiteSsgts>>>
export type ListSiteSsgtsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSiteSsgts<TData = Awaited<ReturnType<typeof listSiteSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListSiteSsgtsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteSsgts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSiteSsgts>>,
          TError,
          Awaited<ReturnType<typeof listSiteSsgts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSiteSsgts<TData = Awaited<ReturnType<typeof listSiteSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSiteSsgtsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteSsgts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSiteSsgts>>,
          TError,
          Awaited<ReturnType<typeof listSiteSsgts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSiteSsgts<TData = Awaited<ReturnType<typeof listSiteSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSiteSsgtsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the site's competitions
 */

export function useListSiteSsgts<TData = Awaited<ReturnType<typeof listSiteSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSiteSsgtsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSiteSsgtsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSiteSsgts} query
 */
export const invalidateListSiteSsgts = async (
 queryClient: QueryClient, params?: ListSiteSsgtsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSiteSsgtsQueryKey(params) }, options);

  return queryClient;
}




export const getListSiteSsgtsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSiteSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListSiteSsgtsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSiteSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSiteSsgtsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSiteSsgts>>> = ({ signal }) => listSiteSsgts(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSiteSsgts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListSiteSsgtsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSiteSsgts>>>
export type ListSiteSsgtsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSiteSsgtsSuspense<TData = Awaited<ReturnType<typeof listSiteSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListSiteSsgtsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSiteSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSiteSsgtsSuspense<TData = Awaited<ReturnType<typeof listSiteSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSiteSsgtsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSiteSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSiteSsgtsSuspense<TData = Awaited<ReturnType<typeof listSiteSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSiteSsgtsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSiteSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the site's competitions
 */

export function useListSiteSsgtsSuspense<TData = Awaited<ReturnType<typeof listSiteSsgts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSiteSsgtsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSiteSsgts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSiteSsgtsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getChangeSsgtStateUrl = (transition: string,
    ssgtUuid: SsgtId,) => {




  return `/sports-v2/ssgt-state/${encodeURIComponent(String(transition))}/${encodeURIComponent(String(ssgtUuid))}`
}

/**
 * Takes a competition from one state to another (specification §4). Legal are draft-to-active, active-to-closed, closed-to-active, closed-to-archived and archived-to-closed.
 * @summary Change the state of a competition
 */
export const changeSsgtState = async (transition: string,
    ssgtUuid: SsgtId, options?: Parameters<typeof apiFetch>[1]): Promise<Ssgt> => {

  return apiFetch<Ssgt>(getChangeSsgtStateUrl(transition,ssgtUuid),
  {
    ...options,
    method: 'PUT'


  }
);}





export const getChangeSsgtStateMutationKey = () => ['changeSsgtState'] as const;

export const getChangeSsgtStateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeSsgtState>>, TError,ChangeSsgtStateMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof changeSsgtState>>, TError,ChangeSsgtStateMutationVariables, TContext> => {

const mutationKey = getChangeSsgtStateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeSsgtState>>, ChangeSsgtStateMutationVariables> = (props) => {
          const {transition,ssgtUuid} = props ?? {};

          return  changeSsgtState(transition,ssgtUuid,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeSsgtStateMutationResult = NonNullable<Awaited<ReturnType<typeof changeSsgtState>>>

    export type ChangeSsgtStateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type ChangeSsgtStateMutationVariables = {transition: string;ssgtUuid: SsgtId}

    /**
 * @summary Change the state of a competition
 */
export const useChangeSsgtState = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeSsgtState>>, TError,ChangeSsgtStateMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeSsgtState>>,
        TError,
        ChangeSsgtStateMutationVariables,
        TContext
      > => {
      return useMutation(getChangeSsgtStateMutationOptions(options), queryClient);
    }
    export const getGetSsgtUrl = (ssgtUuid: SsgtId,) => {




  return `/sports-v2/ssgts/${encodeURIComponent(String(ssgtUuid))}`
}

/**
 * One competition of the site, deleted ones included.
 * @summary Get a competition
 */
export const getSsgt = async (ssgtUuid: SsgtId, options?: Parameters<typeof apiFetch>[1]): Promise<Ssgt> => {

  return apiFetch<Ssgt>(getGetSsgtUrl(ssgtUuid),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSsgtQueryKey = (ssgtUuid: SsgtId,) => {
    return [
    'sports-v2','ssgts',ssgtUuid
    ] as const;
    }


export const getGetSsgtQueryOptions = <TData = Awaited<ReturnType<typeof getSsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(ssgtUuid: SsgtId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSsgtQueryKey(ssgtUuid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSsgt>>> = ({ signal }) => getSsgt(ssgtUuid, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: ssgtUuid !== null && ssgtUuid !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSsgt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSsgtQueryResult = NonNullable<Awaited<ReturnType<typeof getSsgt>>>
export type GetSsgtQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetSsgt<TData = Awaited<ReturnType<typeof getSsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSsgt>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSsgt>>,
          TError,
          Awaited<ReturnType<typeof getSsgt>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSsgt<TData = Awaited<ReturnType<typeof getSsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSsgt>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSsgt>>,
          TError,
          Awaited<ReturnType<typeof getSsgt>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSsgt<TData = Awaited<ReturnType<typeof getSsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a competition
 */

export function useGetSsgt<TData = Awaited<ReturnType<typeof getSsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSsgtQueryOptions(ssgtUuid,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetSsgt} query
 */
export const invalidateGetSsgt = async (
 queryClient: QueryClient, ssgtUuid: SsgtId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSsgtQueryKey(ssgtUuid) }, options);

  return queryClient;
}




export const getGetSsgtSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(ssgtUuid: SsgtId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSsgtQueryKey(ssgtUuid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSsgt>>> = ({ signal }) => getSsgt(ssgtUuid, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSsgt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSsgtSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSsgt>>>
export type GetSsgtSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetSsgtSuspense<TData = Awaited<ReturnType<typeof getSsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSsgtSuspense<TData = Awaited<ReturnType<typeof getSsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSsgtSuspense<TData = Awaited<ReturnType<typeof getSsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a competition
 */

export function useGetSsgtSuspense<TData = Awaited<ReturnType<typeof getSsgt>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSsgt>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSsgtSuspenseQueryOptions(ssgtUuid,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateSsgtUrl = (ssgtUuid: SsgtId,) => {




  return `/sports-v2/ssgts/${encodeURIComponent(String(ssgtUuid))}`
}

/**
 * Changes a competition. A property that is left out keeps its value.
 * @summary Change a competition
 */
export const updateSsgt = async (ssgtUuid: SsgtId,
    ssgtInput: SsgtInput, options?: Parameters<typeof apiFetch>[1]): Promise<Ssgt> => {

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
return apiFetch<Ssgt>(getUpdateSsgtUrl(ssgtUuid),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(ssgtInput)
  }
);}





export const getUpdateSsgtMutationKey = () => ['updateSsgt'] as const;

export const getUpdateSsgtMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSsgt>>, TError,UpdateSsgtMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSsgt>>, TError,UpdateSsgtMutationVariables, TContext> => {

const mutationKey = getUpdateSsgtMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSsgt>>, UpdateSsgtMutationVariables> = (props) => {
          const {ssgtUuid,data} = props ?? {};

          return  updateSsgt(ssgtUuid,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSsgtMutationResult = NonNullable<Awaited<ReturnType<typeof updateSsgt>>>
    export type UpdateSsgtMutationBody = SsgtInput
    export type UpdateSsgtMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateSsgtMutationVariables = {ssgtUuid: SsgtId;data: SsgtInput}

    /**
 * @summary Change a competition
 */
export const useUpdateSsgt = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSsgt>>, TError,UpdateSsgtMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSsgt>>,
        TError,
        UpdateSsgtMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSsgtMutationOptions(options), queryClient);
    }
    export const getListConnectedTeamsUrl = (ssgtUuid: SsgtId,) => {




  return `/sports-v2/ssgts/${encodeURIComponent(String(ssgtUuid))}/teams`
}

/**
 * The teams of a competition, ordered by name.
 * @summary List connected teams
 */
export const listConnectedTeams = async (ssgtUuid: SsgtId, options?: Parameters<typeof apiFetch>[1]): Promise<ConnectedTeam[]> => {

  return apiFetch<ConnectedTeam[]>(getListConnectedTeamsUrl(ssgtUuid),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListConnectedTeamsQueryKey = (ssgtUuid: SsgtId,) => {
    return [
    'sports-v2','ssgts',ssgtUuid,'teams'
    ] as const;
    }


export const getListConnectedTeamsQueryOptions = <TData = Awaited<ReturnType<typeof listConnectedTeams>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(ssgtUuid: SsgtId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConnectedTeams>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConnectedTeamsQueryKey(ssgtUuid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConnectedTeams>>> = ({ signal }) => listConnectedTeams(ssgtUuid, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: ssgtUuid !== null && ssgtUuid !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listConnectedTeams>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListConnectedTeamsQueryResult = NonNullable<Awaited<ReturnType<typeof listConnectedTeams>>>
export type ListConnectedTeamsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListConnectedTeams<TData = Awaited<ReturnType<typeof listConnectedTeams>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConnectedTeams>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConnectedTeams>>,
          TError,
          Awaited<ReturnType<typeof listConnectedTeams>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConnectedTeams<TData = Awaited<ReturnType<typeof listConnectedTeams>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConnectedTeams>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConnectedTeams>>,
          TError,
          Awaited<ReturnType<typeof listConnectedTeams>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConnectedTeams<TData = Awaited<ReturnType<typeof listConnectedTeams>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConnectedTeams>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List connected teams
 */

export function useListConnectedTeams<TData = Awaited<ReturnType<typeof listConnectedTeams>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConnectedTeams>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConnectedTeamsQueryOptions(ssgtUuid,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListConnectedTeams} query
 */
export const invalidateListConnectedTeams = async (
 queryClient: QueryClient, ssgtUuid: SsgtId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListConnectedTeamsQueryKey(ssgtUuid) }, options);

  return queryClient;
}




export const getListConnectedTeamsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listConnectedTeams>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(ssgtUuid: SsgtId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConnectedTeams>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConnectedTeamsQueryKey(ssgtUuid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConnectedTeams>>> = ({ signal }) => listConnectedTeams(ssgtUuid, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConnectedTeams>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListConnectedTeamsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listConnectedTeams>>>
export type ListConnectedTeamsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListConnectedTeamsSuspense<TData = Awaited<ReturnType<typeof listConnectedTeams>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConnectedTeams>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConnectedTeamsSuspense<TData = Awaited<ReturnType<typeof listConnectedTeams>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConnectedTeams>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConnectedTeamsSuspense<TData = Awaited<ReturnType<typeof listConnectedTeams>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConnectedTeams>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List connected teams
 */

export function useListConnectedTeamsSuspense<TData = Awaited<ReturnType<typeof listConnectedTeams>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 ssgtUuid: SsgtId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConnectedTeams>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConnectedTeamsSuspenseQueryOptions(ssgtUuid,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getConnectTeamsUrl = (ssgtUuid: SsgtId,) => {




  return `/sports-v2/ssgts/${encodeURIComponent(String(ssgtUuid))}/teams`
}

/**
 * Adds teams to a competition and takes teams out of it. One that is in or out already stays so; a team with games in the competition cannot leave it.
 * @summary Connect teams
 */
export const connectTeams = async (ssgtUuid: SsgtId,
    connectTeamsInput: ConnectTeamsInput, options?: Parameters<typeof apiFetch>[1]): Promise<ConnectedTeam[]> => {

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
return apiFetch<ConnectedTeam[]>(getConnectTeamsUrl(ssgtUuid),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(connectTeamsInput)
  }
);}





export const getConnectTeamsMutationKey = () => ['connectTeams'] as const;

export const getConnectTeamsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof connectTeams>>, TError,ConnectTeamsMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof connectTeams>>, TError,ConnectTeamsMutationVariables, TContext> => {

const mutationKey = getConnectTeamsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof connectTeams>>, ConnectTeamsMutationVariables> = (props) => {
          const {ssgtUuid,data} = props ?? {};

          return  connectTeams(ssgtUuid,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConnectTeamsMutationResult = NonNullable<Awaited<ReturnType<typeof connectTeams>>>
    export type ConnectTeamsMutationBody = ConnectTeamsInput
    export type ConnectTeamsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type ConnectTeamsMutationVariables = {ssgtUuid: SsgtId;data: ConnectTeamsInput}

    /**
 * @summary Connect teams
 */
export const useConnectTeams = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof connectTeams>>, TError,ConnectTeamsMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof connectTeams>>,
        TError,
        ConnectTeamsMutationVariables,
        TContext
      > => {
      return useMutation(getConnectTeamsMutationOptions(options), queryClient);
    }
    export const getConnectTeamExternalIdUrl = (ssgtUuid: SsgtId,
    teamUuid: TeamId,) => {




  return `/sports-v2/ssgts/${encodeURIComponent(String(ssgtUuid))}/teams/${encodeURIComponent(String(teamUuid))}`
}

/**
 * Adds an external id to a team of the competition. One that the team has already stays as it is; one that another team has is refused.
 * @summary Connect an external id to a team
 */
export const connectTeamExternalId = async (ssgtUuid: SsgtId,
    teamUuid: TeamId,
    connectExternalIdInput: ConnectExternalIdInput, options?: Parameters<typeof apiFetch>[1]): Promise<ConnectedTeam> => {

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
return apiFetch<ConnectedTeam>(getConnectTeamExternalIdUrl(ssgtUuid,teamUuid),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(connectExternalIdInput)
  }
);}





export const getConnectTeamExternalIdMutationKey = () => ['connectTeamExternalId'] as const;

export const getConnectTeamExternalIdMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof connectTeamExternalId>>, TError,ConnectTeamExternalIdMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof connectTeamExternalId>>, TError,ConnectTeamExternalIdMutationVariables, TContext> => {

const mutationKey = getConnectTeamExternalIdMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof connectTeamExternalId>>, ConnectTeamExternalIdMutationVariables> = (props) => {
          const {ssgtUuid,teamUuid,data} = props ?? {};

          return  connectTeamExternalId(ssgtUuid,teamUuid,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConnectTeamExternalIdMutationResult = NonNullable<Awaited<ReturnType<typeof connectTeamExternalId>>>
    export type ConnectTeamExternalIdMutationBody = ConnectExternalIdInput
    export type ConnectTeamExternalIdMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type ConnectTeamExternalIdMutationVariables = {ssgtUuid: SsgtId;teamUuid: TeamId;data: ConnectExternalIdInput}

    /**
 * @summary Connect an external id to a team
 */
export const useConnectTeamExternalId = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof connectTeamExternalId>>, TError,ConnectTeamExternalIdMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof connectTeamExternalId>>,
        TError,
        ConnectTeamExternalIdMutationVariables,
        TContext
      > => {
      return useMutation(getConnectTeamExternalIdMutationOptions(options), queryClient);
    }
