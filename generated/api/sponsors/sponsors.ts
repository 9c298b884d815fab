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
  DeleteSponsorParams,
  ForbiddenResponse,
  GetSponsorParams,
  GroupSponsors,
  ListSiteSponsorGroupsParams,
  ListSponsorsParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  SaveSiteSponsorGroupsParams,
  ServerErrorResponse,
  ShownSponsorGroup,
  SiteGroupSponsors,
  Sponsor,
  SponsorGroup,
  SponsorGroups,
  SponsorId,
  SponsorInput,
  SponsorPage,
  SponsorUse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  UpdateSiteSponsorGroupsParams,
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

export const getListSponsorsUrl = (params?: ListSponsorsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sponsors/sponsors?${stringifiedParams}` : `/sponsors/sponsors`
}

/**
 * A page of the sponsors of the site.
 * @summary List sponsors
 */
export const listSponsors = async (params?: ListSponsorsParams, options?: Parameters<typeof apiFetch>[1]): Promise<SponsorPage> => {

  return apiFetch<SponsorPage>(getListSponsorsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSponsorsQueryKey = (params?: ListSponsorsParams,) => {
    return [
    'sponsors','sponsors', ...(params ? [params] : [])
    ] as const;
    }


export const getListSponsorsQueryOptions = <TData = Awaited<ReturnType<typeof listSponsors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListSponsorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSponsors>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSponsorsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSponsors>>> = ({ signal }) => listSponsors(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSponsors>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSponsorsQueryResult = NonNullable<Awaited<ReturnType<typeof listSponsors>>>
export type ListSponsorsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSponsors<TData = Awaited<ReturnType<typeof listSponsors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListSponsorsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSponsors>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSponsors>>,
          TError,
          Awaited<ReturnType<typeof listSponsors>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSponsors<TData = Awaited<ReturnType<typeof listSponsors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSponsorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSponsors>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSponsors>>,
          TError,
          Awaited<ReturnType<typeof listSponsors>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSponsors<TData = Awaited<ReturnType<typeof listSponsors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSponsorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSponsors>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List sponsors
 */

export function useListSponsors<TData = Awaited<ReturnType<typeof listSponsors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSponsorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSponsors>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSponsorsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSponsors} query
 */
export const invalidateListSponsors = async (
 queryClient: QueryClient, params?: ListSponsorsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSponsorsQueryKey(params) }, options);

  return queryClient;
}




export const getListSponsorsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSponsors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListSponsorsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSponsors>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSponsorsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSponsors>>> = ({ signal }) => listSponsors(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSponsors>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListSponsorsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSponsors>>>
export type ListSponsorsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSponsorsSuspense<TData = Awaited<ReturnType<typeof listSponsors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListSponsorsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSponsors>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSponsorsSuspense<TData = Awaited<ReturnType<typeof listSponsors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSponsorsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSponsors>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSponsorsSuspense<TData = Awaited<ReturnType<typeof listSponsors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSponsorsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSponsors>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List sponsors
 */

export function useListSponsorsSuspense<TData = Awaited<ReturnType<typeof listSponsors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSponsorsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSponsors>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSponsorsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSaveSponsorUrl = () => {




  return `/sponsors/sponsors`
}

/**
 * Makes a sponsor, or changes the one whose id is in the body.
 * @summary Save a sponsor
 */
export const saveSponsor = async (sponsorInput: SponsorInput, options?: Parameters<typeof apiFetch>[1]): Promise<Sponsor> => {

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
return apiFetch<Sponsor>(getSaveSponsorUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sponsorInput)
  }
);}





export const getSaveSponsorMutationKey = () => ['saveSponsor'] as const;

export const getSaveSponsorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSponsor>>, TError,SaveSponsorMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof saveSponsor>>, TError,SaveSponsorMutationVariables, TContext> => {

const mutationKey = getSaveSponsorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveSponsor>>, SaveSponsorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveSponsor(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveSponsorMutationResult = NonNullable<Awaited<ReturnType<typeof saveSponsor>>>
    export type SaveSponsorMutationBody = SponsorInput
    export type SaveSponsorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type SaveSponsorMutationVariables = {data: SponsorInput}

    /**
 * @summary Save a sponsor
 */
export const useSaveSponsor = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSponsor>>, TError,SaveSponsorMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveSponsor>>,
        TError,
        SaveSponsorMutationVariables,
        TContext
      > => {
      return useMutation(getSaveSponsorMutationOptions(options), queryClient);
    }
    export const getGetSponsorUrl = (id: SponsorId,
    params?: GetSponsorParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sponsors/sponsors/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/sponsors/sponsors/${encodeURIComponent(String(id))}`
}

/**
 * One sponsor of the site.
 * @summary Get a sponsor
 */
export const getSponsor = async (id: SponsorId,
    params?: GetSponsorParams, options?: Parameters<typeof apiFetch>[1]): Promise<Sponsor> => {

  return apiFetch<Sponsor>(getGetSponsorUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSponsorQueryKey = (id: SponsorId,
    params?: GetSponsorParams,) => {
    return [
    'sponsors','sponsors',id, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSponsorQueryOptions = <TData = Awaited<ReturnType<typeof getSponsor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: SponsorId,
    params?: GetSponsorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSponsor>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSponsorQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSponsor>>> = ({ signal }) => getSponsor(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSponsor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSponsorQueryResult = NonNullable<Awaited<ReturnType<typeof getSponsor>>>
export type GetSponsorQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetSponsor<TData = Awaited<ReturnType<typeof getSponsor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SponsorId,
    params: undefined |  GetSponsorParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSponsor>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSponsor>>,
          TError,
          Awaited<ReturnType<typeof getSponsor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSponsor<TData = Awaited<ReturnType<typeof getSponsor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SponsorId,
    params?: GetSponsorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSponsor>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSponsor>>,
          TError,
          Awaited<ReturnType<typeof getSponsor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSponsor<TData = Awaited<ReturnType<typeof getSponsor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SponsorId,
    params?: GetSponsorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSponsor>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a sponsor
 */

export function useGetSponsor<TData = Awaited<ReturnType<typeof getSponsor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SponsorId,
    params?: GetSponsorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSponsor>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSponsorQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetSponsor} query
 */
export const invalidateGetSponsor = async (
 queryClient: QueryClient, id: SponsorId,
    params?: GetSponsorParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSponsorQueryKey(id,params) }, options);

  return queryClient;
}




export const getGetSponsorSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSponsor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: SponsorId,
    params?: GetSponsorParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSponsor>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSponsorQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSponsor>>> = ({ signal }) => getSponsor(id,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSponsor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSponsorSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSponsor>>>
export type GetSponsorSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetSponsorSuspense<TData = Awaited<ReturnType<typeof getSponsor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SponsorId,
    params: undefined |  GetSponsorParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSponsor>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSponsorSuspense<TData = Awaited<ReturnType<typeof getSponsor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SponsorId,
    params?: GetSponsorParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSponsor>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSponsorSuspense<TData = Awaited<ReturnType<typeof getSponsor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SponsorId,
    params?: GetSponsorParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSponsor>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a sponsor
 */

export function useGetSponsorSuspense<TData = Awaited<ReturnType<typeof getSponsor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SponsorId,
    params?: GetSponsorParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSponsor>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSponsorSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateSponsorUrl = (id: SponsorId,) => {




  return `/sponsors/sponsors/${encodeURIComponent(String(id))}`
}

/**
 * Changes a sponsor; wherever it stands follows.
 * @summary Update a sponsor
 */
export const updateSponsor = async (id: SponsorId,
    sponsorInput: SponsorInput, options?: Parameters<typeof apiFetch>[1]): Promise<Sponsor> => {

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
return apiFetch<Sponsor>(getUpdateSponsorUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sponsorInput)
  }
);}





export const getUpdateSponsorMutationKey = () => ['updateSponsor'] as const;

export const getUpdateSponsorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSponsor>>, TError,UpdateSponsorMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSponsor>>, TError,UpdateSponsorMutationVariables, TContext> => {

const mutationKey = getUpdateSponsorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSponsor>>, UpdateSponsorMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateSponsor(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSponsorMutationResult = NonNullable<Awaited<ReturnType<typeof updateSponsor>>>
    export type UpdateSponsorMutationBody = SponsorInput
    export type UpdateSponsorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateSponsorMutationVariables = {id: SponsorId;data: SponsorInput}

    /**
 * @summary Update a sponsor
 */
export const useUpdateSponsor = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSponsor>>, TError,UpdateSponsorMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSponsor>>,
        TError,
        UpdateSponsorMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSponsorMutationOptions(options), queryClient);
    }
    export const getDeleteSponsorUrl = (id: SponsorId,
    params?: DeleteSponsorParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sponsors/sponsors/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/sponsors/sponsors/${encodeURIComponent(String(id))}`
}

/**
 * Deletes a sponsor. One that stands somewhere is refused (409 `inUse`) unless `evenInUse` is true; it then leaves its groups.
 * @summary Delete a sponsor
 */
export const deleteSponsor = async (id: SponsorId,
    params?: DeleteSponsorParams, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

  return apiFetch<void>(getDeleteSponsorUrl(id,params),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteSponsorMutationKey = () => ['deleteSponsor'] as const;

export const getDeleteSponsorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSponsor>>, TError,DeleteSponsorMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSponsor>>, TError,DeleteSponsorMutationVariables, TContext> => {

const mutationKey = getDeleteSponsorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSponsor>>, DeleteSponsorMutationVariables> = (props) => {
          const {id,params} = props ?? {};

          return  deleteSponsor(id,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSponsorMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSponsor>>>

    export type DeleteSponsorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeleteSponsorMutationVariables = {id: SponsorId;params?: DeleteSponsorParams}

    /**
 * @summary Delete a sponsor
 */
export const useDeleteSponsor = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSponsor>>, TError,DeleteSponsorMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSponsor>>,
        TError,
        DeleteSponsorMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSponsorMutationOptions(options), queryClient);
    }
    export const getListSponsorUsesUrl = (id: SponsorId,) => {




  return `/sponsors/sponsors/${encodeURIComponent(String(id))}/uses`
}

/**
 * Where a sponsor stands: groups, sections that show one of them, and articles that show a logo of it.
 * @summary List the uses of a sponsor
 */
export const listSponsorUses = async (id: SponsorId, options?: Parameters<typeof apiFetch>[1]): Promise<SponsorUse[]> => {

  return apiFetch<SponsorUse[]>(getListSponsorUsesUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSponsorUsesQueryKey = (id: SponsorId,) => {
    return [
    'sponsors','sponsors',id,'uses'
    ] as const;
    }


export const getListSponsorUsesQueryOptions = <TData = Awaited<ReturnType<typeof listSponsorUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: SponsorId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSponsorUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSponsorUsesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSponsorUses>>> = ({ signal }) => listSponsorUses(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSponsorUses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSponsorUsesQueryResult = NonNullable<Awaited<ReturnType<typeof listSponsorUses>>>
export type ListSponsorUsesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSponsorUses<TData = Awaited<ReturnType<typeof listSponsorUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SponsorId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSponsorUses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSponsorUses>>,
          TError,
          Awaited<ReturnType<typeof listSponsorUses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSponsorUses<TData = Awaited<ReturnType<typeof listSponsorUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SponsorId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSponsorUses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSponsorUses>>,
          TError,
          Awaited<ReturnType<typeof listSponsorUses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSponsorUses<TData = Awaited<ReturnType<typeof listSponsorUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SponsorId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSponsorUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the uses of a sponsor
 */

export function useListSponsorUses<TData = Awaited<ReturnType<typeof listSponsorUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SponsorId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSponsorUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSponsorUsesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSponsorUses} query
 */
export const invalidateListSponsorUses = async (
 queryClient: QueryClient, id: SponsorId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSponsorUsesQueryKey(id) }, options);

  return queryClient;
}




export const getListSponsorUsesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSponsorUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: SponsorId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSponsorUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSponsorUsesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSponsorUses>>> = ({ signal }) => listSponsorUses(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSponsorUses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListSponsorUsesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSponsorUses>>>
export type ListSponsorUsesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSponsorUsesSuspense<TData = Awaited<ReturnType<typeof listSponsorUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SponsorId, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSponsorUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSponsorUsesSuspense<TData = Awaited<ReturnType<typeof listSponsorUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SponsorId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSponsorUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSponsorUsesSuspense<TData = Awaited<ReturnType<typeof listSponsorUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SponsorId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSponsorUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the uses of a sponsor
 */

export function useListSponsorUsesSuspense<TData = Awaited<ReturnType<typeof listSponsorUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SponsorId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSponsorUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSponsorUsesSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRenewSponsorUrl = (id: SponsorId,) => {




  return `/sponsors/sponsors/${encodeURIComponent(String(id))}/renew`
}

/**
 * Moves the end of a contract on to the same day of the next year. One without an end is refused (409 `noEnd`), and so is one that would end after 2999 (409 `tooLate`).
 * @summary Renew a contract
 */
export const renewSponsor = async (id: SponsorId, options?: Parameters<typeof apiFetch>[1]): Promise<Sponsor> => {

  return apiFetch<Sponsor>(getRenewSponsorUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRenewSponsorMutationKey = () => ['renewSponsor'] as const;

export const getRenewSponsorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewSponsor>>, TError,RenewSponsorMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof renewSponsor>>, TError,RenewSponsorMutationVariables, TContext> => {

const mutationKey = getRenewSponsorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewSponsor>>, RenewSponsorMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  renewSponsor(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenewSponsorMutationResult = NonNullable<Awaited<ReturnType<typeof renewSponsor>>>

    export type RenewSponsorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type RenewSponsorMutationVariables = {id: SponsorId}

    /**
 * @summary Renew a contract
 */
export const useRenewSponsor = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewSponsor>>, TError,RenewSponsorMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewSponsor>>,
        TError,
        RenewSponsorMutationVariables,
        TContext
      > => {
      return useMutation(getRenewSponsorMutationOptions(options), queryClient);
    }
    export const getListSponsorGroupNamesUrl = () => {




  return `/sponsors/group-names`
}

/**
 * The main group of the network, then the site's groups in their order, by name.
 * @summary List the sponsor groups that sections can show
 */
export const listSponsorGroupNames = async ( options?: Parameters<typeof apiFetch>[1]): Promise<ShownSponsorGroup[]> => {

  return apiFetch<ShownSponsorGroup[]>(getListSponsorGroupNamesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSponsorGroupNamesQueryKey = () => {
    return [
    'sponsors','group-names'
    ] as const;
    }


export const getListSponsorGroupNamesQueryOptions = <TData = Awaited<ReturnType<typeof listSponsorGroupNames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSponsorGroupNames>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSponsorGroupNamesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSponsorGroupNames>>> = ({ signal }) => listSponsorGroupNames({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSponsorGroupNames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSponsorGroupNamesQueryResult = NonNullable<Awaited<ReturnType<typeof listSponsorGroupNames>>>
export type ListSponsorGroupNamesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSponsorGroupNames<TData = Awaited<ReturnType<typeof listSponsorGroupNames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSponsorGroupNames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSponsorGroupNames>>,
          TError,
          Awaited<ReturnType<typeof listSponsorGroupNames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSponsorGroupNames<TData = Awaited<ReturnType<typeof listSponsorGroupNames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSponsorGroupNames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSponsorGroupNames>>,
          TError,
          Awaited<ReturnType<typeof listSponsorGroupNames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSponsorGroupNames<TData = Awaited<ReturnType<typeof listSponsorGroupNames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSponsorGroupNames>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sponsor groups that sections can show
 */

export function useListSponsorGroupNames<TData = Awaited<ReturnType<typeof listSponsorGroupNames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSponsorGroupNames>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSponsorGroupNamesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSponsorGroupNames} query
 */
export const invalidateListSponsorGroupNames = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSponsorGroupNamesQueryKey() }, options);

  return queryClient;
}




export const getListSponsorGroupNamesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSponsorGroupNames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSponsorGroupNames>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSponsorGroupNamesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSponsorGroupNames>>> = ({ signal }) => listSponsorGroupNames({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSponsorGroupNames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListSponsorGroupNamesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSponsorGroupNames>>>
export type ListSponsorGroupNamesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSponsorGroupNamesSuspense<TData = Awaited<ReturnType<typeof listSponsorGroupNames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSponsorGroupNames>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSponsorGroupNamesSuspense<TData = Awaited<ReturnType<typeof listSponsorGroupNames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSponsorGroupNames>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSponsorGroupNamesSuspense<TData = Awaited<ReturnType<typeof listSponsorGroupNames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSponsorGroupNames>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sponsor groups that sections can show
 */

export function useListSponsorGroupNamesSuspense<TData = Awaited<ReturnType<typeof listSponsorGroupNames>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSponsorGroupNames>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSponsorGroupNamesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetMainSponsorGroupUrl = () => {




  return `/sponsors/main-sponsor-group`
}

/**
 * The main group of sponsors. The main group is kept with the master site of the network, and shown on all of its sites.
 * @summary Get the main sponsor group
 */
export const getMainSponsorGroup = async ( options?: Parameters<typeof apiFetch>[1]): Promise<SponsorGroup> => {

  return apiFetch<SponsorGroup>(getGetMainSponsorGroupUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMainSponsorGroupQueryKey = () => {
    return [
    'sponsors','main-sponsor-group'
    ] as const;
    }


export const getGetMainSponsorGroupQueryOptions = <TData = Awaited<ReturnType<typeof getMainSponsorGroup>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMainSponsorGroup>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMainSponsorGroupQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMainSponsorGroup>>> = ({ signal }) => getMainSponsorGroup({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMainSponsorGroup>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMainSponsorGroupQueryResult = NonNullable<Awaited<ReturnType<typeof getMainSponsorGroup>>>
export type GetMainSponsorGroupQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetMainSponsorGroup<TData = Awaited<ReturnType<typeof getMainSponsorGroup>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMainSponsorGroup>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMainSponsorGroup>>,
          TError,
          Awaited<ReturnType<typeof getMainSponsorGroup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMainSponsorGroup<TData = Awaited<ReturnType<typeof getMainSponsorGroup>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMainSponsorGroup>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMainSponsorGroup>>,
          TError,
          Awaited<ReturnType<typeof getMainSponsorGroup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMainSponsorGroup<TData = Awaited<ReturnType<typeof getMainSponsorGroup>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMainSponsorGroup>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the main sponsor group
 */

export function useGetMainSponsorGroup<TData = Awaited<ReturnType<typeof getMainSponsorGroup>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMainSponsorGroup>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMainSponsorGroupQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetMainSponsorGroup} query
 */
export const invalidateGetMainSponsorGroup = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMainSponsorGroupQueryKey() }, options);

  return queryClient;
}




export const getGetMainSponsorGroupSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMainSponsorGroup>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMainSponsorGroup>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMainSponsorGroupQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMainSponsorGroup>>> = ({ signal }) => getMainSponsorGroup({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMainSponsorGroup>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMainSponsorGroupSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMainSponsorGroup>>>
export type GetMainSponsorGroupSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetMainSponsorGroupSuspense<TData = Awaited<ReturnType<typeof getMainSponsorGroup>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMainSponsorGroup>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMainSponsorGroupSuspense<TData = Awaited<ReturnType<typeof getMainSponsorGroup>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMainSponsorGroup>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMainSponsorGroupSuspense<TData = Awaited<ReturnType<typeof getMainSponsorGroup>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMainSponsorGroup>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the main sponsor group
 */

export function useGetMainSponsorGroupSuspense<TData = Awaited<ReturnType<typeof getMainSponsorGroup>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMainSponsorGroup>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMainSponsorGroupSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSaveMainSponsorGroupUrl = () => {




  return `/sponsors/main-sponsor-group`
}

/**
 * Says what the main group is called and how it looks; its sponsors are left as they are unless the body names them. The main group is kept with the master site of the network, and shown on all of its sites. Elsewhere only a super administrator changes it.
 * @summary Save the main sponsor group
 */
export const saveMainSponsorGroup = async (sponsorGroup: SponsorGroup, options?: Parameters<typeof apiFetch>[1]): Promise<SponsorGroup> => {

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
return apiFetch<SponsorGroup>(getSaveMainSponsorGroupUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sponsorGroup)
  }
);}





export const getSaveMainSponsorGroupMutationKey = () => ['saveMainSponsorGroup'] as const;

export const getSaveMainSponsorGroupMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveMainSponsorGroup>>, TError,SaveMainSponsorGroupMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof saveMainSponsorGroup>>, TError,SaveMainSponsorGroupMutationVariables, TContext> => {

const mutationKey = getSaveMainSponsorGroupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveMainSponsorGroup>>, SaveMainSponsorGroupMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveMainSponsorGroup(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveMainSponsorGroupMutationResult = NonNullable<Awaited<ReturnType<typeof saveMainSponsorGroup>>>
    export type SaveMainSponsorGroupMutationBody = SponsorGroup
    export type SaveMainSponsorGroupMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type SaveMainSponsorGroupMutationVariables = {data: SponsorGroup}

    /**
 * @summary Save the main sponsor group
 */
export const useSaveMainSponsorGroup = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveMainSponsorGroup>>, TError,SaveMainSponsorGroupMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveMainSponsorGroup>>,
        TError,
        SaveMainSponsorGroupMutationVariables,
        TContext
      > => {
      return useMutation(getSaveMainSponsorGroupMutationOptions(options), queryClient);
    }
    export const getUpdateMainSponsorGroupUrl = () => {




  return `/sponsors/main-sponsor-group`
}

/**
 * As a POST does it.
 * @summary Update the main sponsor group
 */
export const updateMainSponsorGroup = async (sponsorGroup: SponsorGroup, options?: Parameters<typeof apiFetch>[1]): Promise<SponsorGroup> => {

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
return apiFetch<SponsorGroup>(getUpdateMainSponsorGroupUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sponsorGroup)
  }
);}





export const getUpdateMainSponsorGroupMutationKey = () => ['updateMainSponsorGroup'] as const;

export const getUpdateMainSponsorGroupMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMainSponsorGroup>>, TError,UpdateMainSponsorGroupMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMainSponsorGroup>>, TError,UpdateMainSponsorGroupMutationVariables, TContext> => {

const mutationKey = getUpdateMainSponsorGroupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMainSponsorGroup>>, UpdateMainSponsorGroupMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateMainSponsorGroup(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMainSponsorGroupMutationResult = NonNullable<Awaited<ReturnType<typeof updateMainSponsorGroup>>>
    export type UpdateMainSponsorGroupMutationBody = SponsorGroup
    export type UpdateMainSponsorGroupMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateMainSponsorGroupMutationVariables = {data: SponsorGroup}

    /**
 * @summary Update the main sponsor group
 */
export const useUpdateMainSponsorGroup = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMainSponsorGroup>>, TError,UpdateMainSponsorGroupMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMainSponsorGroup>>,
        TError,
        UpdateMainSponsorGroupMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMainSponsorGroupMutationOptions(options), queryClient);
    }
    export const getSaveMainSponsorsUrl = () => {




  return `/sponsors/main-sponsors`
}

/**
 * Says who stands in the main group, and in which order. The main group is kept with the master site of the network, and shown on all of its sites. Elsewhere only a super administrator changes it.
 * @summary Save the main sponsors
 */
export const saveMainSponsors = async (groupSponsors: GroupSponsors, options?: Parameters<typeof apiFetch>[1]): Promise<SponsorGroup> => {

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
return apiFetch<SponsorGroup>(getSaveMainSponsorsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(groupSponsors)
  }
);}





export const getSaveMainSponsorsMutationKey = () => ['saveMainSponsors'] as const;

export const getSaveMainSponsorsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveMainSponsors>>, TError,SaveMainSponsorsMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof saveMainSponsors>>, TError,SaveMainSponsorsMutationVariables, TContext> => {

const mutationKey = getSaveMainSponsorsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveMainSponsors>>, SaveMainSponsorsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveMainSponsors(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveMainSponsorsMutationResult = NonNullable<Awaited<ReturnType<typeof saveMainSponsors>>>
    export type SaveMainSponsorsMutationBody = GroupSponsors
    export type SaveMainSponsorsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type SaveMainSponsorsMutationVariables = {data: GroupSponsors}

    /**
 * @summary Save the main sponsors
 */
export const useSaveMainSponsors = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveMainSponsors>>, TError,SaveMainSponsorsMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveMainSponsors>>,
        TError,
        SaveMainSponsorsMutationVariables,
        TContext
      > => {
      return useMutation(getSaveMainSponsorsMutationOptions(options), queryClient);
    }
    export const getListSiteSponsorGroupsUrl = (params?: ListSiteSponsorGroupsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sponsors/site-sponsor-groups?${stringifiedParams}` : `/sponsors/site-sponsor-groups`
}

/**
 * The site's groups of sponsors, in their order.
 * @summary List the sponsor groups
 */
export const listSiteSponsorGroups = async (params?: ListSiteSponsorGroupsParams, options?: Parameters<typeof apiFetch>[1]): Promise<SponsorGroups> => {

  return apiFetch<SponsorGroups>(getListSiteSponsorGroupsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSiteSponsorGroupsQueryKey = (params?: ListSiteSponsorGroupsParams,) => {
    return [
    'sponsors','site-sponsor-groups', ...(params ? [params] : [])
    ] as const;
    }


export const getListSiteSponsorGroupsQueryOptions = <TData = Awaited<ReturnType<typeof listSiteSponsorGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListSiteSponsorGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteSponsorGroups>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSiteSponsorGroupsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSiteSponsorGroups>>> = ({ signal }) => listSiteSponsorGroups(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSiteSponsorGroups>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSiteSponsorGroupsQueryResult = NonNullable<Awaited<ReturnType<typeof listSiteSponsorGroups>>>
export type ListSiteSponsorGroupsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSiteSponsorGroups<TData = Awaited<ReturnType<typeof listSiteSponsorGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListSiteSponsorGroupsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteSponsorGroups>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSiteSponsorGroups>>,
          TError,
          Awaited<ReturnType<typeof listSiteSponsorGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSiteSponsorGroups<TData = Awaited<ReturnType<typeof listSiteSponsorGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSiteSponsorGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteSponsorGroups>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSiteSponsorGroups>>,
          TError,
          Awaited<ReturnType<typeof listSiteSponsorGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSiteSponsorGroups<TData = Awaited<ReturnType<typeof listSiteSponsorGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSiteSponsorGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteSponsorGroups>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sponsor groups
 */

export function useListSiteSponsorGroups<TData = Awaited<ReturnType<typeof listSiteSponsorGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSiteSponsorGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteSponsorGroups>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSiteSponsorGroupsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSiteSponsorGroups} query
 */
export const invalidateListSiteSponsorGroups = async (
 queryClient: QueryClient, params?: ListSiteSponsorGroupsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSiteSponsorGroupsQueryKey(params) }, options);

  return queryClient;
}




export const getListSiteSponsorGroupsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSiteSponsorGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListSiteSponsorGroupsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSiteSponsorGroups>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSiteSponsorGroupsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSiteSponsorGroups>>> = ({ signal }) => listSiteSponsorGroups(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSiteSponsorGroups>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListSiteSponsorGroupsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSiteSponsorGroups>>>
export type ListSiteSponsorGroupsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSiteSponsorGroupsSuspense<TData = Awaited<ReturnType<typeof listSiteSponsorGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListSiteSponsorGroupsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSiteSponsorGroups>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSiteSponsorGroupsSuspense<TData = Awaited<ReturnType<typeof listSiteSponsorGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSiteSponsorGroupsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSiteSponsorGroups>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSiteSponsorGroupsSuspense<TData = Awaited<ReturnType<typeof listSiteSponsorGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSiteSponsorGroupsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSiteSponsorGroups>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sponsor groups
 */

export function useListSiteSponsorGroupsSuspense<TData = Awaited<ReturnType<typeof listSiteSponsorGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSiteSponsorGroupsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSiteSponsorGroups>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSiteSponsorGroupsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSaveSiteSponsorGroupsUrl = (params?: SaveSiteSponsorGroupsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sponsors/site-sponsor-groups?${stringifiedParams}` : `/sponsors/site-sponsor-groups`
}

/**
 * Replaces the groups of the site; their sponsors are left as they are, and a group that is missing is deleted.
 * @summary Save the sponsor groups
 */
export const saveSiteSponsorGroups = async (sponsorGroups: SponsorGroups,
    params?: SaveSiteSponsorGroupsParams, options?: Parameters<typeof apiFetch>[1]): Promise<SponsorGroups> => {

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
return apiFetch<SponsorGroups>(getSaveSiteSponsorGroupsUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sponsorGroups)
  }
);}





export const getSaveSiteSponsorGroupsMutationKey = () => ['saveSiteSponsorGroups'] as const;

export const getSaveSiteSponsorGroupsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSiteSponsorGroups>>, TError,SaveSiteSponsorGroupsMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof saveSiteSponsorGroups>>, TError,SaveSiteSponsorGroupsMutationVariables, TContext> => {

const mutationKey = getSaveSiteSponsorGroupsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveSiteSponsorGroups>>, SaveSiteSponsorGroupsMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  saveSiteSponsorGroups(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveSiteSponsorGroupsMutationResult = NonNullable<Awaited<ReturnType<typeof saveSiteSponsorGroups>>>
    export type SaveSiteSponsorGroupsMutationBody = SponsorGroups
    export type SaveSiteSponsorGroupsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type SaveSiteSponsorGroupsMutationVariables = {data: SponsorGroups;params?: SaveSiteSponsorGroupsParams}

    /**
 * @summary Save the sponsor groups
 */
export const useSaveSiteSponsorGroups = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSiteSponsorGroups>>, TError,SaveSiteSponsorGroupsMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveSiteSponsorGroups>>,
        TError,
        SaveSiteSponsorGroupsMutationVariables,
        TContext
      > => {
      return useMutation(getSaveSiteSponsorGroupsMutationOptions(options), queryClient);
    }
    export const getUpdateSiteSponsorGroupsUrl = (params?: UpdateSiteSponsorGroupsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sponsors/site-sponsor-groups?${stringifiedParams}` : `/sponsors/site-sponsor-groups`
}

/**
 * As a POST does it.
 * @summary Update the sponsor groups
 */
export const updateSiteSponsorGroups = async (sponsorGroups: SponsorGroups,
    params?: UpdateSiteSponsorGroupsParams, options?: Parameters<typeof apiFetch>[1]): Promise<SponsorGroups> => {

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
return apiFetch<SponsorGroups>(getUpdateSiteSponsorGroupsUrl(params),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sponsorGroups)
  }
);}





export const getUpdateSiteSponsorGroupsMutationKey = () => ['updateSiteSponsorGroups'] as const;

export const getUpdateSiteSponsorGroupsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSiteSponsorGroups>>, TError,UpdateSiteSponsorGroupsMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSiteSponsorGroups>>, TError,UpdateSiteSponsorGroupsMutationVariables, TContext> => {

const mutationKey = getUpdateSiteSponsorGroupsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSiteSponsorGroups>>, UpdateSiteSponsorGroupsMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  updateSiteSponsorGroups(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSiteSponsorGroupsMutationResult = NonNullable<Awaited<ReturnType<typeof updateSiteSponsorGroups>>>
    export type UpdateSiteSponsorGroupsMutationBody = SponsorGroups
    export type UpdateSiteSponsorGroupsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateSiteSponsorGroupsMutationVariables = {data: SponsorGroups;params?: UpdateSiteSponsorGroupsParams}

    /**
 * @summary Update the sponsor groups
 */
export const useUpdateSiteSponsorGroups = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSiteSponsorGroups>>, TError,UpdateSiteSponsorGroupsMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSiteSponsorGroups>>,
        TError,
        UpdateSiteSponsorGroupsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSiteSponsorGroupsMutationOptions(options), queryClient);
    }
    export const getSaveSiteSponsorsUrl = () => {




  return `/sponsors/site-sponsors`
}

/**
 * Says who stands in a group of the site, and in which order.
 * @summary Save the sponsors of a group
 */
export const saveSiteSponsors = async (siteGroupSponsors: SiteGroupSponsors, options?: Parameters<typeof apiFetch>[1]): Promise<SponsorGroup> => {

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
return apiFetch<SponsorGroup>(getSaveSiteSponsorsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(siteGroupSponsors)
  }
);}





export const getSaveSiteSponsorsMutationKey = () => ['saveSiteSponsors'] as const;

export const getSaveSiteSponsorsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSiteSponsors>>, TError,SaveSiteSponsorsMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof saveSiteSponsors>>, TError,SaveSiteSponsorsMutationVariables, TContext> => {

const mutationKey = getSaveSiteSponsorsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveSiteSponsors>>, SaveSiteSponsorsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveSiteSponsors(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveSiteSponsorsMutationResult = NonNullable<Awaited<ReturnType<typeof saveSiteSponsors>>>
    export type SaveSiteSponsorsMutationBody = SiteGroupSponsors
    export type SaveSiteSponsorsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type SaveSiteSponsorsMutationVariables = {data: SiteGroupSponsors}

    /**
 * @summary Save the sponsors of a group
 */
export const useSaveSiteSponsors = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSiteSponsors>>, TError,SaveSiteSponsorsMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveSiteSponsors>>,
        TError,
        SaveSiteSponsorsMutationVariables,
        TContext
      > => {
      return useMutation(getSaveSiteSponsorsMutationOptions(options), queryClient);
    }
    export const getGetSiteSponsorsUrl = (groupId: Uuid,) => {




  return `/sponsors/site-sponsors/${encodeURIComponent(String(groupId))}`
}

/**
 * One group of the site, with its sponsors.
 * @summary Get a sponsor group
 */
export const getSiteSponsors = async (groupId: Uuid, options?: Parameters<typeof apiFetch>[1]): Promise<SponsorGroup> => {

  return apiFetch<SponsorGroup>(getGetSiteSponsorsUrl(groupId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSiteSponsorsQueryKey = (groupId: Uuid,) => {
    return [
    'sponsors','site-sponsors',groupId
    ] as const;
    }


export const getGetSiteSponsorsQueryOptions = <TData = Awaited<ReturnType<typeof getSiteSponsors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(groupId: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteSponsors>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSiteSponsorsQueryKey(groupId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSiteSponsors>>> = ({ signal }) => getSiteSponsors(groupId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: groupId !== null && groupId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSiteSponsors>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSiteSponsorsQueryResult = NonNullable<Awaited<ReturnType<typeof getSiteSponsors>>>
export type GetSiteSponsorsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetSiteSponsors<TData = Awaited<ReturnType<typeof getSiteSponsors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 groupId: Uuid, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteSponsors>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSiteSponsors>>,
          TError,
          Awaited<ReturnType<typeof getSiteSponsors>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSiteSponsors<TData = Awaited<ReturnType<typeof getSiteSponsors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 groupId: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteSponsors>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSiteSponsors>>,
          TError,
          Awaited<ReturnType<typeof getSiteSponsors>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSiteSponsors<TData = Awaited<ReturnType<typeof getSiteSponsors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 groupId: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteSponsors>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a sponsor group
 */

export function useGetSiteSponsors<TData = Awaited<ReturnType<typeof getSiteSponsors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 groupId: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteSponsors>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSiteSponsorsQueryOptions(groupId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetSiteSponsors} query
 */
export const invalidateGetSiteSponsors = async (
 queryClient: QueryClient, groupId: Uuid, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSiteSponsorsQueryKey(groupId) }, options);

  return queryClient;
}




export const getGetSiteSponsorsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSiteSponsors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(groupId: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSiteSponsors>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSiteSponsorsQueryKey(groupId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSiteSponsors>>> = ({ signal }) => getSiteSponsors(groupId, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSiteSponsors>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSiteSponsorsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSiteSponsors>>>
export type GetSiteSponsorsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetSiteSponsorsSuspense<TData = Awaited<ReturnType<typeof getSiteSponsors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 groupId: Uuid, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSiteSponsors>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSiteSponsorsSuspense<TData = Awaited<ReturnType<typeof getSiteSponsors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 groupId: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSiteSponsors>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSiteSponsorsSuspense<TData = Awaited<ReturnType<typeof getSiteSponsors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 groupId: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSiteSponsors>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a sponsor group
 */

export function useGetSiteSponsorsSuspense<TData = Awaited<ReturnType<typeof getSiteSponsors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 groupId: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSiteSponsors>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSiteSponsorsSuspenseQueryOptions(groupId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateSiteSponsorsUrl = (groupId: Uuid,) => {




  return `/sponsors/site-sponsors/${encodeURIComponent(String(groupId))}`
}

/**
 * Says who stands in a group of the site, and in which order.
 * @summary Update the sponsors of a group
 */
export const updateSiteSponsors = async (groupId: Uuid,
    groupSponsors: GroupSponsors, options?: Parameters<typeof apiFetch>[1]): Promise<SponsorGroup> => {

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
return apiFetch<SponsorGroup>(getUpdateSiteSponsorsUrl(groupId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(groupSponsors)
  }
);}





export const getUpdateSiteSponsorsMutationKey = () => ['updateSiteSponsors'] as const;

export const getUpdateSiteSponsorsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSiteSponsors>>, TError,UpdateSiteSponsorsMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSiteSponsors>>, TError,UpdateSiteSponsorsMutationVariables, TContext> => {

const mutationKey = getUpdateSiteSponsorsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSiteSponsors>>, UpdateSiteSponsorsMutationVariables> = (props) => {
          const {groupId,data} = props ?? {};

          return  updateSiteSponsors(groupId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSiteSponsorsMutationResult = NonNullable<Awaited<ReturnType<typeof updateSiteSponsors>>>
    export type UpdateSiteSponsorsMutationBody = GroupSponsors
    export type UpdateSiteSponsorsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateSiteSponsorsMutationVariables = {groupId: Uuid;data: GroupSponsors}

    /**
 * @summary Update the sponsors of a group
 */
export const useUpdateSiteSponsors = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSiteSponsors>>, TError,UpdateSiteSponsorsMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSiteSponsors>>,
        TError,
        UpdateSiteSponsorsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSiteSponsorsMutationOptions(options), queryClient);
    }
