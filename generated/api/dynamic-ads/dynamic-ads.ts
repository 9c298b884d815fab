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
  DynamicAdsConfig,
  DynamicAdsConfigInput,
  DynamicAdsConfigPage,
  DynamicAdsProvider,
  ForbiddenResponse,
  ListDynamicAdsConfigsParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  Uuid
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

export const getListDynamicAdsProvidersUrl = () => {




  return `/dynamic-ads/providers`
}

/**
 * The providers that a site can show ads of, by name.
 * @summary List the providers of ads
 */
export const listDynamicAdsProviders = async ( options?: Parameters<typeof apiFetch>[1]): Promise<DynamicAdsProvider[]> => {

  return apiFetch<DynamicAdsProvider[]>(getListDynamicAdsProvidersUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListDynamicAdsProvidersQueryKey = () => {
    return [
    'dynamic-ads','providers'
    ] as const;
    }


export const getListDynamicAdsProvidersQueryOptions = <TData = Awaited<ReturnType<typeof listDynamicAdsProviders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsProviders>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDynamicAdsProvidersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDynamicAdsProviders>>> = ({ signal }) => listDynamicAdsProviders({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsProviders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDynamicAdsProvidersQueryResult = NonNullable<Awaited<ReturnType<typeof listDynamicAdsProviders>>>
export type ListDynamicAdsProvidersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListDynamicAdsProviders<TData = Awaited<ReturnType<typeof listDynamicAdsProviders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsProviders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDynamicAdsProviders>>,
          TError,
          Awaited<ReturnType<typeof listDynamicAdsProviders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDynamicAdsProviders<TData = Awaited<ReturnType<typeof listDynamicAdsProviders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsProviders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDynamicAdsProviders>>,
          TError,
          Awaited<ReturnType<typeof listDynamicAdsProviders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDynamicAdsProviders<TData = Awaited<ReturnType<typeof listDynamicAdsProviders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsProviders>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the providers of ads
 */

export function useListDynamicAdsProviders<TData = Awaited<ReturnType<typeof listDynamicAdsProviders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsProviders>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDynamicAdsProvidersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListDynamicAdsProviders} query
 */
export const invalidateListDynamicAdsProviders = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListDynamicAdsProvidersQueryKey() }, options);

  return queryClient;
}




export const getListDynamicAdsProvidersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listDynamicAdsProviders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsProviders>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDynamicAdsProvidersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDynamicAdsProviders>>> = ({ signal }) => listDynamicAdsProviders({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsProviders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListDynamicAdsProvidersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listDynamicAdsProviders>>>
export type ListDynamicAdsProvidersSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListDynamicAdsProvidersSuspense<TData = Awaited<ReturnType<typeof listDynamicAdsProviders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsProviders>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDynamicAdsProvidersSuspense<TData = Awaited<ReturnType<typeof listDynamicAdsProviders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsProviders>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDynamicAdsProvidersSuspense<TData = Awaited<ReturnType<typeof listDynamicAdsProviders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsProviders>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the providers of ads
 */

export function useListDynamicAdsProvidersSuspense<TData = Awaited<ReturnType<typeof listDynamicAdsProviders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsProviders>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDynamicAdsProvidersSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateDynamicAdsConfigUrl = () => {




  return `/dynamic-ads/config`
}

/**
 * Makes the site's configuration of a provider, which has one at most. One that is selected takes that from the other.
 * @summary Create a configuration
 */
export const createDynamicAdsConfig = async (dynamicAdsConfigInput: DynamicAdsConfigInput, options?: Parameters<typeof apiFetch>[1]): Promise<DynamicAdsConfig> => {

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
return apiFetch<DynamicAdsConfig>(getCreateDynamicAdsConfigUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(dynamicAdsConfigInput)
  }
);}





export const getCreateDynamicAdsConfigMutationKey = () => ['createDynamicAdsConfig'] as const;

export const getCreateDynamicAdsConfigMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDynamicAdsConfig>>, TError,CreateDynamicAdsConfigMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createDynamicAdsConfig>>, TError,CreateDynamicAdsConfigMutationVariables, TContext> => {

const mutationKey = getCreateDynamicAdsConfigMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDynamicAdsConfig>>, CreateDynamicAdsConfigMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDynamicAdsConfig(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDynamicAdsConfigMutationResult = NonNullable<Awaited<ReturnType<typeof createDynamicAdsConfig>>>
    export type CreateDynamicAdsConfigMutationBody = DynamicAdsConfigInput
    export type CreateDynamicAdsConfigMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateDynamicAdsConfigMutationVariables = {data: DynamicAdsConfigInput}

    /**
 * @summary Create a configuration
 */
export const useCreateDynamicAdsConfig = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDynamicAdsConfig>>, TError,CreateDynamicAdsConfigMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDynamicAdsConfig>>,
        TError,
        CreateDynamicAdsConfigMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDynamicAdsConfigMutationOptions(options), queryClient);
    }
    export const getGetDynamicAdsConfigUrl = (id: string,) => {




  return `/dynamic-ads/config/${encodeURIComponent(String(id))}`
}

/**
 * The site's configuration of a provider, by the provider's name. A blank name (400) and one that no provider has (404) are refused with the message 'Invalid dynamic ad provider' (specification §5).
 * @summary Get a provider's configuration
 */
export const getDynamicAdsConfig = async (id: string, options?: Parameters<typeof apiFetch>[1]): Promise<DynamicAdsConfig> => {

  return apiFetch<DynamicAdsConfig>(getGetDynamicAdsConfigUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetDynamicAdsConfigQueryKey = (id: string,) => {
    return [
    'dynamic-ads','config',id
    ] as const;
    }


export const getGetDynamicAdsConfigQueryOptions = <TData = Awaited<ReturnType<typeof getDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDynamicAdsConfigQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDynamicAdsConfig>>> = ({ signal }) => getDynamicAdsConfig(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDynamicAdsConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDynamicAdsConfigQueryResult = NonNullable<Awaited<ReturnType<typeof getDynamicAdsConfig>>>
export type GetDynamicAdsConfigQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetDynamicAdsConfig<TData = Awaited<ReturnType<typeof getDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDynamicAdsConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDynamicAdsConfig>>,
          TError,
          Awaited<ReturnType<typeof getDynamicAdsConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDynamicAdsConfig<TData = Awaited<ReturnType<typeof getDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDynamicAdsConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDynamicAdsConfig>>,
          TError,
          Awaited<ReturnType<typeof getDynamicAdsConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDynamicAdsConfig<TData = Awaited<ReturnType<typeof getDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a provider's configuration
 */

export function useGetDynamicAdsConfig<TData = Awaited<ReturnType<typeof getDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDynamicAdsConfigQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetDynamicAdsConfig} query
 */
export const invalidateGetDynamicAdsConfig = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetDynamicAdsConfigQueryKey(id) }, options);

  return queryClient;
}




export const getGetDynamicAdsConfigSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDynamicAdsConfigQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDynamicAdsConfig>>> = ({ signal }) => getDynamicAdsConfig(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDynamicAdsConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetDynamicAdsConfigSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getDynamicAdsConfig>>>
export type GetDynamicAdsConfigSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetDynamicAdsConfigSuspense<TData = Awaited<ReturnType<typeof getDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDynamicAdsConfigSuspense<TData = Awaited<ReturnType<typeof getDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDynamicAdsConfigSuspense<TData = Awaited<ReturnType<typeof getDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a provider's configuration
 */

export function useGetDynamicAdsConfigSuspense<TData = Awaited<ReturnType<typeof getDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDynamicAdsConfigSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateDynamicAdsConfigUrl = (id: Uuid,) => {




  return `/dynamic-ads/config/${encodeURIComponent(String(id))}`
}

/**
 * Changes a configuration, by its id; a property that is left out keeps its value. One that is selected takes that from the other.
 * @summary Update a configuration
 */
export const updateDynamicAdsConfig = async (id: Uuid,
    dynamicAdsConfigInput: DynamicAdsConfigInput, options?: Parameters<typeof apiFetch>[1]): Promise<DynamicAdsConfig> => {

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
return apiFetch<DynamicAdsConfig>(getUpdateDynamicAdsConfigUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(dynamicAdsConfigInput)
  }
);}





export const getUpdateDynamicAdsConfigMutationKey = () => ['updateDynamicAdsConfig'] as const;

export const getUpdateDynamicAdsConfigMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDynamicAdsConfig>>, TError,UpdateDynamicAdsConfigMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDynamicAdsConfig>>, TError,UpdateDynamicAdsConfigMutationVariables, TContext> => {

const mutationKey = getUpdateDynamicAdsConfigMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDynamicAdsConfig>>, UpdateDynamicAdsConfigMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateDynamicAdsConfig(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateDynamicAdsConfigMutationResult = NonNullable<Awaited<ReturnType<typeof updateDynamicAdsConfig>>>
    export type UpdateDynamicAdsConfigMutationBody = DynamicAdsConfigInput
    export type UpdateDynamicAdsConfigMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateDynamicAdsConfigMutationVariables = {id: Uuid;data: DynamicAdsConfigInput}

    /**
 * @summary Update a configuration
 */
export const useUpdateDynamicAdsConfig = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDynamicAdsConfig>>, TError,UpdateDynamicAdsConfigMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDynamicAdsConfig>>,
        TError,
        UpdateDynamicAdsConfigMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDynamicAdsConfigMutationOptions(options), queryClient);
    }
    export const getGetSelectedDynamicAdsConfigUrl = () => {




  return `/dynamic-ads/selected-config`
}

/**
 * The configuration that the site uses; 404 while none is selected.
 * @summary Get the selected configuration
 */
export const getSelectedDynamicAdsConfig = async ( options?: Parameters<typeof apiFetch>[1]): Promise<DynamicAdsConfig> => {

  return apiFetch<DynamicAdsConfig>(getGetSelectedDynamicAdsConfigUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSelectedDynamicAdsConfigQueryKey = () => {
    return [
    'dynamic-ads','selected-config'
    ] as const;
    }


export const getGetSelectedDynamicAdsConfigQueryOptions = <TData = Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSelectedDynamicAdsConfigQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>> = ({ signal }) => getSelectedDynamicAdsConfig({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSelectedDynamicAdsConfigQueryResult = NonNullable<Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>>
export type GetSelectedDynamicAdsConfigQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetSelectedDynamicAdsConfig<TData = Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>,
          TError,
          Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSelectedDynamicAdsConfig<TData = Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>,
          TError,
          Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSelectedDynamicAdsConfig<TData = Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the selected configuration
 */

export function useGetSelectedDynamicAdsConfig<TData = Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSelectedDynamicAdsConfigQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetSelectedDynamicAdsConfig} query
 */
export const invalidateGetSelectedDynamicAdsConfig = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSelectedDynamicAdsConfigQueryKey() }, options);

  return queryClient;
}




export const getGetSelectedDynamicAdsConfigSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSelectedDynamicAdsConfigQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>> = ({ signal }) => getSelectedDynamicAdsConfig({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSelectedDynamicAdsConfigSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>>
export type GetSelectedDynamicAdsConfigSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetSelectedDynamicAdsConfigSuspense<TData = Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSelectedDynamicAdsConfigSuspense<TData = Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSelectedDynamicAdsConfigSuspense<TData = Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the selected configuration
 */

export function useGetSelectedDynamicAdsConfigSuspense<TData = Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSelectedDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSelectedDynamicAdsConfigSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListDynamicAdsConfigsUrl = (params?: ListDynamicAdsConfigsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/dynamic-ads/configs?${stringifiedParams}` : `/dynamic-ads/configs`
}

/**
 * A page of the configurations of the site.
 * @summary List the configurations
 */
export const listDynamicAdsConfigs = async (params?: ListDynamicAdsConfigsParams, options?: Parameters<typeof apiFetch>[1]): Promise<DynamicAdsConfigPage> => {

  return apiFetch<DynamicAdsConfigPage>(getListDynamicAdsConfigsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListDynamicAdsConfigsQueryKey = (params?: ListDynamicAdsConfigsParams,) => {
    return [
    'dynamic-ads','configs', ...(params ? [params] : [])
    ] as const;
    }


export const getListDynamicAdsConfigsQueryOptions = <TData = Awaited<ReturnType<typeof listDynamicAdsConfigs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListDynamicAdsConfigsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsConfigs>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDynamicAdsConfigsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDynamicAdsConfigs>>> = ({ signal }) => listDynamicAdsConfigs(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsConfigs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDynamicAdsConfigsQueryResult = NonNullable<Awaited<ReturnType<typeof listDynamicAdsConfigs>>>
export type ListDynamicAdsConfigsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListDynamicAdsConfigs<TData = Awaited<ReturnType<typeof listDynamicAdsConfigs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListDynamicAdsConfigsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsConfigs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDynamicAdsConfigs>>,
          TError,
          Awaited<ReturnType<typeof listDynamicAdsConfigs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDynamicAdsConfigs<TData = Awaited<ReturnType<typeof listDynamicAdsConfigs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListDynamicAdsConfigsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsConfigs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDynamicAdsConfigs>>,
          TError,
          Awaited<ReturnType<typeof listDynamicAdsConfigs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDynamicAdsConfigs<TData = Awaited<ReturnType<typeof listDynamicAdsConfigs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListDynamicAdsConfigsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsConfigs>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the configurations
 */

export function useListDynamicAdsConfigs<TData = Awaited<ReturnType<typeof listDynamicAdsConfigs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListDynamicAdsConfigsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsConfigs>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDynamicAdsConfigsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListDynamicAdsConfigs} query
 */
export const invalidateListDynamicAdsConfigs = async (
 queryClient: QueryClient, params?: ListDynamicAdsConfigsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListDynamicAdsConfigsQueryKey(params) }, options);

  return queryClient;
}




export const getListDynamicAdsConfigsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listDynamicAdsConfigs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListDynamicAdsConfigsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsConfigs>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDynamicAdsConfigsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDynamicAdsConfigs>>> = ({ signal }) => listDynamicAdsConfigs(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsConfigs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListDynamicAdsConfigsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listDynamicAdsConfigs>>>
export type ListDynamicAdsConfigsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListDynamicAdsConfigsSuspense<TData = Awaited<ReturnType<typeof listDynamicAdsConfigs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListDynamicAdsConfigsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsConfigs>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDynamicAdsConfigsSuspense<TData = Awaited<ReturnType<typeof listDynamicAdsConfigs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListDynamicAdsConfigsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsConfigs>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDynamicAdsConfigsSuspense<TData = Awaited<ReturnType<typeof listDynamicAdsConfigs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListDynamicAdsConfigsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsConfigs>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the configurations
 */

export function useListDynamicAdsConfigsSuspense<TData = Awaited<ReturnType<typeof listDynamicAdsConfigs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListDynamicAdsConfigsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDynamicAdsConfigs>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDynamicAdsConfigsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadDynamicAdsConfigUrl = (id: Uuid,) => {




  return `/dynamic-ads/configs/${encodeURIComponent(String(id))}`
}

/**
 * One configuration, by its id.
 * @summary Get a configuration
 */
export const readDynamicAdsConfig = async (id: Uuid, options?: Parameters<typeof apiFetch>[1]): Promise<DynamicAdsConfig> => {

  return apiFetch<DynamicAdsConfig>(getReadDynamicAdsConfigUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getReadDynamicAdsConfigQueryKey = (id: Uuid,) => {
    return [
    'dynamic-ads','configs',id
    ] as const;
    }


export const getReadDynamicAdsConfigQueryOptions = <TData = Awaited<ReturnType<typeof readDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadDynamicAdsConfigQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readDynamicAdsConfig>>> = ({ signal }) => readDynamicAdsConfig(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readDynamicAdsConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadDynamicAdsConfigQueryResult = NonNullable<Awaited<ReturnType<typeof readDynamicAdsConfig>>>
export type ReadDynamicAdsConfigQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useReadDynamicAdsConfig<TData = Awaited<ReturnType<typeof readDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDynamicAdsConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readDynamicAdsConfig>>,
          TError,
          Awaited<ReturnType<typeof readDynamicAdsConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadDynamicAdsConfig<TData = Awaited<ReturnType<typeof readDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDynamicAdsConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readDynamicAdsConfig>>,
          TError,
          Awaited<ReturnType<typeof readDynamicAdsConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadDynamicAdsConfig<TData = Awaited<ReturnType<typeof readDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a configuration
 */

export function useReadDynamicAdsConfig<TData = Awaited<ReturnType<typeof readDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadDynamicAdsConfigQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useReadDynamicAdsConfig} query
 */
export const invalidateReadDynamicAdsConfig = async (
 queryClient: QueryClient, id: Uuid, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getReadDynamicAdsConfigQueryKey(id) }, options);

  return queryClient;
}




export const getReadDynamicAdsConfigSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof readDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadDynamicAdsConfigQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readDynamicAdsConfig>>> = ({ signal }) => readDynamicAdsConfig(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof readDynamicAdsConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ReadDynamicAdsConfigSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof readDynamicAdsConfig>>>
export type ReadDynamicAdsConfigSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useReadDynamicAdsConfigSuspense<TData = Awaited<ReturnType<typeof readDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadDynamicAdsConfigSuspense<TData = Awaited<ReturnType<typeof readDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadDynamicAdsConfigSuspense<TData = Awaited<ReturnType<typeof readDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a configuration
 */

export function useReadDynamicAdsConfigSuspense<TData = Awaited<ReturnType<typeof readDynamicAdsConfig>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof readDynamicAdsConfig>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadDynamicAdsConfigSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDeleteDynamicAdsConfigUrl = (id: Uuid,) => {




  return `/dynamic-ads/configs/${encodeURIComponent(String(id))}`
}

/**
 * Deletes a configuration. If it was the selected one, none is.
 * @summary Delete a configuration
 */
export const deleteDynamicAdsConfig = async (id: Uuid, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

  return apiFetch<void>(getDeleteDynamicAdsConfigUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteDynamicAdsConfigMutationKey = () => ['deleteDynamicAdsConfig'] as const;

export const getDeleteDynamicAdsConfigMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDynamicAdsConfig>>, TError,DeleteDynamicAdsConfigMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDynamicAdsConfig>>, TError,DeleteDynamicAdsConfigMutationVariables, TContext> => {

const mutationKey = getDeleteDynamicAdsConfigMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDynamicAdsConfig>>, DeleteDynamicAdsConfigMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteDynamicAdsConfig(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteDynamicAdsConfigMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDynamicAdsConfig>>>

    export type DeleteDynamicAdsConfigMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeleteDynamicAdsConfigMutationVariables = {id: Uuid}

    /**
 * @summary Delete a configuration
 */
export const useDeleteDynamicAdsConfig = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDynamicAdsConfig>>, TError,DeleteDynamicAdsConfigMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDynamicAdsConfig>>,
        TError,
        DeleteDynamicAdsConfigMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteDynamicAdsConfigMutationOptions(options), queryClient);
    }
