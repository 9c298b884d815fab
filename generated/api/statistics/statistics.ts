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
  GetStatisticsModuleParams,
  GetStatisticsModuleV2Params,
  ListPlayerStatisticsParams,
  NotFoundResponse,
  PlayerStatisticsPage,
  ServerErrorResponse,
  StatisticsModule,
  StatisticsModuleName,
  StatisticsModuleV2,
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

export const getGetStatisticsModuleUrl = (module: StatisticsModuleName,
    params: GetStatisticsModuleParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/statistics/modules/${encodeURIComponent(String(module))}?${stringifiedParams}` : `/statistics/modules/${encodeURIComponent(String(module))}`
}

/**
 * What the players of a competition achieved, the best first.
 * @summary Get a statistics module
 */
export const getStatisticsModule = async (module: StatisticsModuleName,
    params: GetStatisticsModuleParams, options?: Parameters<typeof apiFetch>[1]): Promise<StatisticsModule> => {

  return apiFetch<StatisticsModule>(getGetStatisticsModuleUrl(module,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStatisticsModuleQueryKey = (module: StatisticsModuleName,
    params?: GetStatisticsModuleParams,) => {
    return [
    'statistics','modules',module, ...(params ? [params] : [])
    ] as const;
    }


export const getGetStatisticsModuleQueryOptions = <TData = Awaited<ReturnType<typeof getStatisticsModule>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(module: StatisticsModuleName,
    params: GetStatisticsModuleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatisticsModule>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStatisticsModuleQueryKey(module,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStatisticsModule>>> = ({ signal }) => getStatisticsModule(module,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: module !== null && module !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStatisticsModule>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStatisticsModuleQueryResult = NonNullable<Awaited<ReturnType<typeof getStatisticsModule>>>
export type GetStatisticsModuleQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetStatisticsModule<TData = Awaited<ReturnType<typeof getStatisticsModule>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 module: StatisticsModuleName,
    params: GetStatisticsModuleParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatisticsModule>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatisticsModule>>,
          TError,
          Awaited<ReturnType<typeof getStatisticsModule>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatisticsModule<TData = Awaited<ReturnType<typeof getStatisticsModule>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 module: StatisticsModuleName,
    params: GetStatisticsModuleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatisticsModule>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatisticsModule>>,
          TError,
          Awaited<ReturnType<typeof getStatisticsModule>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatisticsModule<TData = Awaited<ReturnType<typeof getStatisticsModule>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 module: StatisticsModuleName,
    params: GetStatisticsModuleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatisticsModule>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a statistics module
 */

export function useGetStatisticsModule<TData = Awaited<ReturnType<typeof getStatisticsModule>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 module: StatisticsModuleName,
    params: GetStatisticsModuleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatisticsModule>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStatisticsModuleQueryOptions(module,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetStatisticsModule} query
 */
export const invalidateGetStatisticsModule = async (
 queryClient: QueryClient, module: StatisticsModuleName,
    params: GetStatisticsModuleParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetStatisticsModuleQueryKey(module,params) }, options);

  return queryClient;
}




export const getGetStatisticsModuleSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getStatisticsModule>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(module: StatisticsModuleName,
    params: GetStatisticsModuleParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStatisticsModule>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStatisticsModuleQueryKey(module,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStatisticsModule>>> = ({ signal }) => getStatisticsModule(module,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStatisticsModule>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetStatisticsModuleSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getStatisticsModule>>>
export type GetStatisticsModuleSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetStatisticsModuleSuspense<TData = Awaited<ReturnType<typeof getStatisticsModule>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 module: StatisticsModuleName,
    params: GetStatisticsModuleParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStatisticsModule>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatisticsModuleSuspense<TData = Awaited<ReturnType<typeof getStatisticsModule>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 module: StatisticsModuleName,
    params: GetStatisticsModuleParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStatisticsModule>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatisticsModuleSuspense<TData = Awaited<ReturnType<typeof getStatisticsModule>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 module: StatisticsModuleName,
    params: GetStatisticsModuleParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStatisticsModule>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a statistics module
 */

export function useGetStatisticsModuleSuspense<TData = Awaited<ReturnType<typeof getStatisticsModule>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 module: StatisticsModuleName,
    params: GetStatisticsModuleParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStatisticsModule>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStatisticsModuleSuspenseQueryOptions(module,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetStatisticsModuleV2Url = (module: StatisticsModuleName,
    params: GetStatisticsModuleV2Params,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/statistics/v2/modules/${encodeURIComponent(String(module))}?${stringifiedParams}` : `/statistics/v2/modules/${encodeURIComponent(String(module))}`
}

/**
 * What the players of a competition achieved, in more columns, the best first.
 * @summary Get a statistics module, second version
 */
export const getStatisticsModuleV2 = async (module: StatisticsModuleName,
    params: GetStatisticsModuleV2Params, options?: Parameters<typeof apiFetch>[1]): Promise<StatisticsModuleV2> => {

  return apiFetch<StatisticsModuleV2>(getGetStatisticsModuleV2Url(module,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStatisticsModuleV2QueryKey = (module: StatisticsModuleName,
    params?: GetStatisticsModuleV2Params,) => {
    return [
    'statistics','v2','modules',module, ...(params ? [params] : [])
    ] as const;
    }


export const getGetStatisticsModuleV2QueryOptions = <TData = Awaited<ReturnType<typeof getStatisticsModuleV2>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(module: StatisticsModuleName,
    params: GetStatisticsModuleV2Params, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatisticsModuleV2>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStatisticsModuleV2QueryKey(module,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStatisticsModuleV2>>> = ({ signal }) => getStatisticsModuleV2(module,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: module !== null && module !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStatisticsModuleV2>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStatisticsModuleV2QueryResult = NonNullable<Awaited<ReturnType<typeof getStatisticsModuleV2>>>
export type GetStatisticsModuleV2QueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetStatisticsModuleV2<TData = Awaited<ReturnType<typeof getStatisticsModuleV2>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 module: StatisticsModuleName,
    params: GetStatisticsModuleV2Params, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatisticsModuleV2>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatisticsModuleV2>>,
          TError,
          Awaited<ReturnType<typeof getStatisticsModuleV2>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatisticsModuleV2<TData = Awaited<ReturnType<typeof getStatisticsModuleV2>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 module: StatisticsModuleName,
    params: GetStatisticsModuleV2Params, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatisticsModuleV2>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatisticsModuleV2>>,
          TError,
          Awaited<ReturnType<typeof getStatisticsModuleV2>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatisticsModuleV2<TData = Awaited<ReturnType<typeof getStatisticsModuleV2>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 module: StatisticsModuleName,
    params: GetStatisticsModuleV2Params, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatisticsModuleV2>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a statistics module, second version
 */

export function useGetStatisticsModuleV2<TData = Awaited<ReturnType<typeof getStatisticsModuleV2>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 module: StatisticsModuleName,
    params: GetStatisticsModuleV2Params, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatisticsModuleV2>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStatisticsModuleV2QueryOptions(module,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetStatisticsModuleV2} query
 */
export const invalidateGetStatisticsModuleV2 = async (
 queryClient: QueryClient, module: StatisticsModuleName,
    params: GetStatisticsModuleV2Params, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetStatisticsModuleV2QueryKey(module,params) }, options);

  return queryClient;
}




export const getGetStatisticsModuleV2SuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getStatisticsModuleV2>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(module: StatisticsModuleName,
    params: GetStatisticsModuleV2Params, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStatisticsModuleV2>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStatisticsModuleV2QueryKey(module,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStatisticsModuleV2>>> = ({ signal }) => getStatisticsModuleV2(module,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStatisticsModuleV2>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetStatisticsModuleV2SuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getStatisticsModuleV2>>>
export type GetStatisticsModuleV2SuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetStatisticsModuleV2Suspense<TData = Awaited<ReturnType<typeof getStatisticsModuleV2>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 module: StatisticsModuleName,
    params: GetStatisticsModuleV2Params, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStatisticsModuleV2>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatisticsModuleV2Suspense<TData = Awaited<ReturnType<typeof getStatisticsModuleV2>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 module: StatisticsModuleName,
    params: GetStatisticsModuleV2Params, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStatisticsModuleV2>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatisticsModuleV2Suspense<TData = Awaited<ReturnType<typeof getStatisticsModuleV2>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 module: StatisticsModuleName,
    params: GetStatisticsModuleV2Params, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStatisticsModuleV2>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a statistics module, second version
 */

export function useGetStatisticsModuleV2Suspense<TData = Awaited<ReturnType<typeof getStatisticsModuleV2>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 module: StatisticsModuleName,
    params: GetStatisticsModuleV2Params, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStatisticsModuleV2>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStatisticsModuleV2SuspenseQueryOptions(module,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPlayerStatisticsUrl = (params: ListPlayerStatisticsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/statistics/players?${stringifiedParams}` : `/statistics/players`
}

/**
 * A page of what a player achieved, a row for each competition and each of the two modules.
 * @summary List the statistics of a player
 */
export const listPlayerStatistics = async (params: ListPlayerStatisticsParams, options?: Parameters<typeof apiFetch>[1]): Promise<PlayerStatisticsPage> => {

  return apiFetch<PlayerStatisticsPage>(getListPlayerStatisticsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPlayerStatisticsQueryKey = (params?: ListPlayerStatisticsParams,) => {
    return [
    'statistics','players', ...(params ? [params] : [])
    ] as const;
    }


export const getListPlayerStatisticsQueryOptions = <TData = Awaited<ReturnType<typeof listPlayerStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: ListPlayerStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayerStatistics>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlayerStatisticsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlayerStatistics>>> = ({ signal }) => listPlayerStatistics(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPlayerStatistics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPlayerStatisticsQueryResult = NonNullable<Awaited<ReturnType<typeof listPlayerStatistics>>>
export type ListPlayerStatisticsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPlayerStatistics<TData = Awaited<ReturnType<typeof listPlayerStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListPlayerStatisticsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayerStatistics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayerStatistics>>,
          TError,
          Awaited<ReturnType<typeof listPlayerStatistics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayerStatistics<TData = Awaited<ReturnType<typeof listPlayerStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListPlayerStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayerStatistics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayerStatistics>>,
          TError,
          Awaited<ReturnType<typeof listPlayerStatistics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayerStatistics<TData = Awaited<ReturnType<typeof listPlayerStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListPlayerStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayerStatistics>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the statistics of a player
 */

export function useListPlayerStatistics<TData = Awaited<ReturnType<typeof listPlayerStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListPlayerStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayerStatistics>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlayerStatisticsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListPlayerStatistics} query
 */
export const invalidateListPlayerStatistics = async (
 queryClient: QueryClient, params: ListPlayerStatisticsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPlayerStatisticsQueryKey(params) }, options);

  return queryClient;
}




export const getListPlayerStatisticsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPlayerStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: ListPlayerStatisticsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayerStatistics>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlayerStatisticsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlayerStatistics>>> = ({ signal }) => listPlayerStatistics(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayerStatistics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPlayerStatisticsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPlayerStatistics>>>
export type ListPlayerStatisticsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPlayerStatisticsSuspense<TData = Awaited<ReturnType<typeof listPlayerStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListPlayerStatisticsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayerStatistics>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayerStatisticsSuspense<TData = Awaited<ReturnType<typeof listPlayerStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListPlayerStatisticsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayerStatistics>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayerStatisticsSuspense<TData = Awaited<ReturnType<typeof listPlayerStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListPlayerStatisticsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayerStatistics>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the statistics of a player
 */

export function useListPlayerStatisticsSuspense<TData = Awaited<ReturnType<typeof listPlayerStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListPlayerStatisticsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlayerStatistics>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlayerStatisticsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






