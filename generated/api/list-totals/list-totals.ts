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
  GetListTotalsParams,
  ListTotals,
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

export const getGetListTotalsUrl = (params: GetListTotalsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const arrayFormatParameters = ["list"];

    if (Array.isArray(value) && arrayFormatParameters.includes(key)) {
      value.forEach((v) => { normalizedParams.append(key, v === null ? 'null' : String(v)); });
      return;
    }


  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/list-totals?${stringifiedParams}` : `/list-totals`
}

/**
 * How many rows each of several lists has for the caller, so that a page that names many lists asks once.
 * @summary Count the rows of lists
 */
export const getListTotals = async (params: GetListTotalsParams, options?: Parameters<typeof apiFetch>[1]): Promise<ListTotals> => {

  return apiFetch<ListTotals>(getGetListTotalsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetListTotalsQueryKey = (params?: GetListTotalsParams,) => {
    return [
    'list-totals', ...(params ? [params] : [])
    ] as const;
    }


export const getGetListTotalsQueryOptions = <TData = Awaited<ReturnType<typeof getListTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: GetListTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListTotals>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetListTotalsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getListTotals>>> = ({ signal }) => getListTotals(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getListTotals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetListTotalsQueryResult = NonNullable<Awaited<ReturnType<typeof getListTotals>>>
export type GetListTotalsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetListTotals<TData = Awaited<ReturnType<typeof getListTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetListTotalsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListTotals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getListTotals>>,
          TError,
          Awaited<ReturnType<typeof getListTotals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetListTotals<TData = Awaited<ReturnType<typeof getListTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetListTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListTotals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getListTotals>>,
          TError,
          Awaited<ReturnType<typeof getListTotals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetListTotals<TData = Awaited<ReturnType<typeof getListTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetListTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListTotals>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the rows of lists
 */

export function useGetListTotals<TData = Awaited<ReturnType<typeof getListTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetListTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getListTotals>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetListTotalsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetListTotals} query
 */
export const invalidateGetListTotals = async (
 queryClient: QueryClient, params: GetListTotalsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetListTotalsQueryKey(params) }, options);

  return queryClient;
}




export const getGetListTotalsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getListTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: GetListTotalsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getListTotals>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetListTotalsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getListTotals>>> = ({ signal }) => getListTotals(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getListTotals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetListTotalsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getListTotals>>>
export type GetListTotalsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetListTotalsSuspense<TData = Awaited<ReturnType<typeof getListTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetListTotalsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getListTotals>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetListTotalsSuspense<TData = Awaited<ReturnType<typeof getListTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetListTotalsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getListTotals>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetListTotalsSuspense<TData = Awaited<ReturnType<typeof getListTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetListTotalsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getListTotals>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the rows of lists
 */

export function useGetListTotalsSuspense<TData = Awaited<ReturnType<typeof getListTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: GetListTotalsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getListTotals>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetListTotalsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






