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
  ListCompetitionsBySeriesParams,
  ListSeriesParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  Series,
  SeriesId,
  SeriesInput,
  SeriesPage,
  ServerErrorResponse,
  SsgtPage,
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

export const getListSeriesUrl = (params?: ListSeriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sports-v2/series?${stringifiedParams}` : `/sports-v2/series`
}

/**
 * A page of the series of the site.
 * @summary List series
 */
export const listSeries = async (params?: ListSeriesParams, options?: Parameters<typeof apiFetch>[1]): Promise<SeriesPage> => {

  return apiFetch<SeriesPage>(getListSeriesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSeriesQueryKey = (params?: ListSeriesParams,) => {
    return [
    'sports-v2','series', ...(params ? [params] : [])
    ] as const;
    }


export const getListSeriesQueryOptions = <TData = Awaited<ReturnType<typeof listSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSeriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSeries>>> = ({ signal }) => listSeries(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSeries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSeriesQueryResult = NonNullable<Awaited<ReturnType<typeof listSeries>>>
export type ListSeriesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSeries<TData = Awaited<ReturnType<typeof listSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListSeriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSeries>>,
          TError,
          Awaited<ReturnType<typeof listSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSeries<TData = Awaited<ReturnType<typeof listSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSeries>>,
          TError,
          Awaited<ReturnType<typeof listSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSeries<TData = Awaited<ReturnType<typeof listSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List series
 */

export function useListSeries<TData = Awaited<ReturnType<typeof listSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSeriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSeries} query
 */
export const invalidateListSeries = async (
 queryClient: QueryClient, params?: ListSeriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSeriesQueryKey(params) }, options);

  return queryClient;
}




export const getListSeriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListSeriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSeriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSeries>>> = ({ signal }) => listSeries(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSeries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListSeriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSeries>>>
export type ListSeriesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSeriesSuspense<TData = Awaited<ReturnType<typeof listSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListSeriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSeriesSuspense<TData = Awaited<ReturnType<typeof listSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSeriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSeriesSuspense<TData = Awaited<ReturnType<typeof listSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSeriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List series
 */

export function useListSeriesSuspense<TData = Awaited<ReturnType<typeof listSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSeriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSeriesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateSeriesUrl = () => {




  return `/sports-v2/series`
}

/**
 * Makes a series.
 * @summary Create a series
 */
export const createSeries = async (seriesInput: SeriesInput, options?: Parameters<typeof apiFetch>[1]): Promise<Series> => {

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
return apiFetch<Series>(getCreateSeriesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(seriesInput)
  }
);}





export const getCreateSeriesMutationKey = () => ['createSeries'] as const;

export const getCreateSeriesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSeries>>, TError,CreateSeriesMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createSeries>>, TError,CreateSeriesMutationVariables, TContext> => {

const mutationKey = getCreateSeriesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSeries>>, CreateSeriesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSeries(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSeriesMutationResult = NonNullable<Awaited<ReturnType<typeof createSeries>>>
    export type CreateSeriesMutationBody = SeriesInput
    export type CreateSeriesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateSeriesMutationVariables = {data: SeriesInput}

    /**
 * @summary Create a series
 */
export const useCreateSeries = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSeries>>, TError,CreateSeriesMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSeries>>,
        TError,
        CreateSeriesMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSeriesMutationOptions(options), queryClient);
    }
    export const getListActiveSeriesUrl = () => {




  return `/sports-v2/series/active`
}

/**
 * The series of the site with a competition that is in the state `active` and shown, by name.
 * @summary List active series
 */
export const listActiveSeries = async ( options?: Parameters<typeof apiFetch>[1]): Promise<Series[]> => {

  return apiFetch<Series[]>(getListActiveSeriesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListActiveSeriesQueryKey = () => {
    return [
    'sports-v2','series','active'
    ] as const;
    }


export const getListActiveSeriesQueryOptions = <TData = Awaited<ReturnType<typeof listActiveSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActiveSeriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActiveSeries>>> = ({ signal }) => listActiveSeries({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listActiveSeries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListActiveSeriesQueryResult = NonNullable<Awaited<ReturnType<typeof listActiveSeries>>>
export type ListActiveSeriesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListActiveSeries<TData = Awaited<ReturnType<typeof listActiveSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveSeries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActiveSeries>>,
          TError,
          Awaited<ReturnType<typeof listActiveSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActiveSeries<TData = Awaited<ReturnType<typeof listActiveSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveSeries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActiveSeries>>,
          TError,
          Awaited<ReturnType<typeof listActiveSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActiveSeries<TData = Awaited<ReturnType<typeof listActiveSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List active series
 */

export function useListActiveSeries<TData = Awaited<ReturnType<typeof listActiveSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActiveSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActiveSeriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListActiveSeries} query
 */
export const invalidateListActiveSeries = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListActiveSeriesQueryKey() }, options);

  return queryClient;
}




export const getListActiveSeriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listActiveSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActiveSeriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActiveSeries>>> = ({ signal }) => listActiveSeries({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveSeries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListActiveSeriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listActiveSeries>>>
export type ListActiveSeriesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListActiveSeriesSuspense<TData = Awaited<ReturnType<typeof listActiveSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActiveSeriesSuspense<TData = Awaited<ReturnType<typeof listActiveSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActiveSeriesSuspense<TData = Awaited<ReturnType<typeof listActiveSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List active series
 */

export function useListActiveSeriesSuspense<TData = Awaited<ReturnType<typeof listActiveSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActiveSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActiveSeriesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetSeriesUrl = (seriesUuid: SeriesId,) => {




  return `/sports-v2/series/${encodeURIComponent(String(seriesUuid))}`
}

/**
 * One series of the site, deleted ones included.
 * @summary Get a series
 */
export const getSeries = async (seriesUuid: SeriesId, options?: Parameters<typeof apiFetch>[1]): Promise<Series> => {

  return apiFetch<Series>(getGetSeriesUrl(seriesUuid),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSeriesQueryKey = (seriesUuid: SeriesId,) => {
    return [
    'sports-v2','series',seriesUuid
    ] as const;
    }


export const getGetSeriesQueryOptions = <TData = Awaited<ReturnType<typeof getSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(seriesUuid: SeriesId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSeriesQueryKey(seriesUuid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSeries>>> = ({ signal }) => getSeries(seriesUuid, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: seriesUuid !== null && seriesUuid !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSeries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSeriesQueryResult = NonNullable<Awaited<ReturnType<typeof getSeries>>>
export type GetSeriesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetSeries<TData = Awaited<ReturnType<typeof getSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seriesUuid: SeriesId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSeries>>,
          TError,
          Awaited<ReturnType<typeof getSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSeries<TData = Awaited<ReturnType<typeof getSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seriesUuid: SeriesId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSeries>>,
          TError,
          Awaited<ReturnType<typeof getSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSeries<TData = Awaited<ReturnType<typeof getSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seriesUuid: SeriesId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a series
 */

export function useGetSeries<TData = Awaited<ReturnType<typeof getSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seriesUuid: SeriesId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSeriesQueryOptions(seriesUuid,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetSeries} query
 */
export const invalidateGetSeries = async (
 queryClient: QueryClient, seriesUuid: SeriesId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSeriesQueryKey(seriesUuid) }, options);

  return queryClient;
}




export const getGetSeriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(seriesUuid: SeriesId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSeriesQueryKey(seriesUuid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSeries>>> = ({ signal }) => getSeries(seriesUuid, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSeries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSeriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSeries>>>
export type GetSeriesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetSeriesSuspense<TData = Awaited<ReturnType<typeof getSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seriesUuid: SeriesId, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSeriesSuspense<TData = Awaited<ReturnType<typeof getSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seriesUuid: SeriesId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSeriesSuspense<TData = Awaited<ReturnType<typeof getSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seriesUuid: SeriesId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a series
 */

export function useGetSeriesSuspense<TData = Awaited<ReturnType<typeof getSeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seriesUuid: SeriesId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSeriesSuspenseQueryOptions(seriesUuid,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateSeriesUrl = (seriesUuid: SeriesId,) => {




  return `/sports-v2/series/${encodeURIComponent(String(seriesUuid))}`
}

/**
 * Changes a series. A property that is left out keeps its value. One that is not editable (`getEditableSeries`) is changed by super administrators only.
 * @summary Change a series
 */
export const updateSeries = async (seriesUuid: SeriesId,
    seriesInput: SeriesInput, options?: Parameters<typeof apiFetch>[1]): Promise<Series> => {

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
return apiFetch<Series>(getUpdateSeriesUrl(seriesUuid),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(seriesInput)
  }
);}





export const getUpdateSeriesMutationKey = () => ['updateSeries'] as const;

export const getUpdateSeriesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSeries>>, TError,UpdateSeriesMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSeries>>, TError,UpdateSeriesMutationVariables, TContext> => {

const mutationKey = getUpdateSeriesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSeries>>, UpdateSeriesMutationVariables> = (props) => {
          const {seriesUuid,data} = props ?? {};

          return  updateSeries(seriesUuid,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSeriesMutationResult = NonNullable<Awaited<ReturnType<typeof updateSeries>>>
    export type UpdateSeriesMutationBody = SeriesInput
    export type UpdateSeriesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateSeriesMutationVariables = {seriesUuid: SeriesId;data: SeriesInput}

    /**
 * @summary Change a series
 */
export const useUpdateSeries = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSeries>>, TError,UpdateSeriesMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSeries>>,
        TError,
        UpdateSeriesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSeriesMutationOptions(options), queryClient);
    }
    export const getListCompetitionsBySeriesUrl = (seriesUuid: SeriesId,
    params?: ListCompetitionsBySeriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sports-v2/series/${encodeURIComponent(String(seriesUuid))}/competitions?${stringifiedParams}` : `/sports-v2/series/${encodeURIComponent(String(seriesUuid))}/competitions`
}

/**
 * A page of the competitions of a series, the newest season first.
 * @summary List competitions of a series
 */
export const listCompetitionsBySeries = async (seriesUuid: SeriesId,
    params?: ListCompetitionsBySeriesParams, options?: Parameters<typeof apiFetch>[1]): Promise<SsgtPage> => {

  return apiFetch<SsgtPage>(getListCompetitionsBySeriesUrl(seriesUuid,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCompetitionsBySeriesQueryKey = (seriesUuid: SeriesId,
    params?: ListCompetitionsBySeriesParams,) => {
    return [
    'sports-v2','series',seriesUuid,'competitions', ...(params ? [params] : [])
    ] as const;
    }


export const getListCompetitionsBySeriesQueryOptions = <TData = Awaited<ReturnType<typeof listCompetitionsBySeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(seriesUuid: SeriesId,
    params?: ListCompetitionsBySeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionsBySeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCompetitionsBySeriesQueryKey(seriesUuid,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompetitionsBySeries>>> = ({ signal }) => listCompetitionsBySeries(seriesUuid,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: seriesUuid !== null && seriesUuid !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCompetitionsBySeries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCompetitionsBySeriesQueryResult = NonNullable<Awaited<ReturnType<typeof listCompetitionsBySeries>>>
export type ListCompetitionsBySeriesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListCompetitionsBySeries<TData = Awaited<ReturnType<typeof listCompetitionsBySeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seriesUuid: SeriesId,
    params: undefined |  ListCompetitionsBySeriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionsBySeries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompetitionsBySeries>>,
          TError,
          Awaited<ReturnType<typeof listCompetitionsBySeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCompetitionsBySeries<TData = Awaited<ReturnType<typeof listCompetitionsBySeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seriesUuid: SeriesId,
    params?: ListCompetitionsBySeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionsBySeries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompetitionsBySeries>>,
          TError,
          Awaited<ReturnType<typeof listCompetitionsBySeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCompetitionsBySeries<TData = Awaited<ReturnType<typeof listCompetitionsBySeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seriesUuid: SeriesId,
    params?: ListCompetitionsBySeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionsBySeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List competitions of a series
 */

export function useListCompetitionsBySeries<TData = Awaited<ReturnType<typeof listCompetitionsBySeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seriesUuid: SeriesId,
    params?: ListCompetitionsBySeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompetitionsBySeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCompetitionsBySeriesQueryOptions(seriesUuid,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListCompetitionsBySeries} query
 */
export const invalidateListCompetitionsBySeries = async (
 queryClient: QueryClient, seriesUuid: SeriesId,
    params?: ListCompetitionsBySeriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCompetitionsBySeriesQueryKey(seriesUuid,params) }, options);

  return queryClient;
}




export const getListCompetitionsBySeriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCompetitionsBySeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(seriesUuid: SeriesId,
    params?: ListCompetitionsBySeriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCompetitionsBySeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCompetitionsBySeriesQueryKey(seriesUuid,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompetitionsBySeries>>> = ({ signal }) => listCompetitionsBySeries(seriesUuid,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCompetitionsBySeries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCompetitionsBySeriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCompetitionsBySeries>>>
export type ListCompetitionsBySeriesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListCompetitionsBySeriesSuspense<TData = Awaited<ReturnType<typeof listCompetitionsBySeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seriesUuid: SeriesId,
    params: undefined |  ListCompetitionsBySeriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCompetitionsBySeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCompetitionsBySeriesSuspense<TData = Awaited<ReturnType<typeof listCompetitionsBySeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seriesUuid: SeriesId,
    params?: ListCompetitionsBySeriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCompetitionsBySeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCompetitionsBySeriesSuspense<TData = Awaited<ReturnType<typeof listCompetitionsBySeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seriesUuid: SeriesId,
    params?: ListCompetitionsBySeriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCompetitionsBySeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List competitions of a series
 */

export function useListCompetitionsBySeriesSuspense<TData = Awaited<ReturnType<typeof listCompetitionsBySeries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seriesUuid: SeriesId,
    params?: ListCompetitionsBySeriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCompetitionsBySeries>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCompetitionsBySeriesSuspenseQueryOptions(seriesUuid,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






