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
  Product,
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

export const getListProductsUrl = () => {




  return `/instance-config/product-list`
}

/**
 * All products of the platform.
 * @summary List products
 */
export const listProducts = async ( options?: Parameters<typeof apiFetch>[1]): Promise<Product[]> => {

  return apiFetch<Product[]>(getListProductsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListProductsQueryKey = () => {
    return [
    'instance-config','product-list'
    ] as const;
    }


export const getListProductsQueryOptions = <TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProducts>>> = ({ signal }) => listProducts({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listProducts>>>
export type ListProductsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List products
 */

export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListProducts} query
 */
export const invalidateListProducts = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListProductsQueryKey() }, options);

  return queryClient;
}




export const getListProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProducts>>> = ({ signal }) => listProducts({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listProducts>>>
export type ListProductsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListProductsSuspense<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsSuspense<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsSuspense<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List products
 */

export function useListProductsSuspense<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListProductsByNameUrl = (names: string,) => {




  return `/instance-config/products-from-name/${encodeURIComponent(String(names))}`
}

/**
 * The products with the given names; names that no product has are left out. Open to everyone, because a user who was refused has no token (specification §2).
 * @summary Look products up by name
 */
export const listProductsByName = async (names: string, options?: Parameters<typeof apiFetch>[1]): Promise<Product[]> => {

  return apiFetch<Product[]>(getListProductsByNameUrl(names),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListProductsByNameQueryKey = (names: string,) => {
    return [
    'instance-config','products-from-name',names
    ] as const;
    }


export const getListProductsByNameQueryOptions = <TData = Awaited<ReturnType<typeof listProductsByName>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(names: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductsByName>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsByNameQueryKey(names);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductsByName>>> = ({ signal }) => listProductsByName(names, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: names !== null && names !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProductsByName>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductsByNameQueryResult = NonNullable<Awaited<ReturnType<typeof listProductsByName>>>
export type ListProductsByNameQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListProductsByName<TData = Awaited<ReturnType<typeof listProductsByName>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 names: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductsByName>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductsByName>>,
          TError,
          Awaited<ReturnType<typeof listProductsByName>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsByName<TData = Awaited<ReturnType<typeof listProductsByName>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 names: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductsByName>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProductsByName>>,
          TError,
          Awaited<ReturnType<typeof listProductsByName>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsByName<TData = Awaited<ReturnType<typeof listProductsByName>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 names: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductsByName>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Look products up by name
 */

export function useListProductsByName<TData = Awaited<ReturnType<typeof listProductsByName>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 names: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProductsByName>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsByNameQueryOptions(names,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListProductsByName} query
 */
export const invalidateListProductsByName = async (
 queryClient: QueryClient, names: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListProductsByNameQueryKey(names) }, options);

  return queryClient;
}




export const getListProductsByNameSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listProductsByName>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(names: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductsByName>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsByNameQueryKey(names);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProductsByName>>> = ({ signal }) => listProductsByName(names, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductsByName>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListProductsByNameSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listProductsByName>>>
export type ListProductsByNameSuspenseQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListProductsByNameSuspense<TData = Awaited<ReturnType<typeof listProductsByName>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 names: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductsByName>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsByNameSuspense<TData = Awaited<ReturnType<typeof listProductsByName>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 names: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductsByName>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProductsByNameSuspense<TData = Awaited<ReturnType<typeof listProductsByName>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 names: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductsByName>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Look products up by name
 */

export function useListProductsByNameSuspense<TData = Awaited<ReturnType<typeof listProductsByName>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 names: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProductsByName>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsByNameSuspenseQueryOptions(names,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






