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
  DeleteSectionGroupParams,
  DeleteSiteLayoutParams,
  ForbiddenResponse,
  InstanceId,
  LayoutCopyInput,
  LayoutPreviewInput,
  LayoutProblem,
  LayoutPublication,
  LayoutSite,
  LayoutUse,
  ListLinkTargetsParams,
  ListSectionTypesParams,
  ListSiteLayoutsParams,
  NotFoundResponse,
  PageEntry,
  PageEntryChange,
  PageEntryInput,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  PublishedLayout,
  ResolveLayoutParams,
  ResolvedLayout,
  RouteResourcePage,
  SaveSectionGroupParams,
  SaveSectionsParams,
  SaveSiteLayoutParams,
  SectionGroupInput,
  SectionType,
  ServerErrorResponse,
  SiteLayout,
  SiteLayoutId,
  SiteLayoutInput,
  SiteLayoutPage,
  SiteSectionsInput,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  UpdateSiteLayoutParams,
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

export const getListLayoutSitesUrl = () => {




  return `/layouts/sites`
}

/**
 * The sites of the network that the user may work on, each with the number of its layouts and its start page.
 * @summary List the sites with their layouts
 */
export const listLayoutSites = async ( options?: Parameters<typeof apiFetch>[1]): Promise<LayoutSite[]> => {

  return apiFetch<LayoutSite[]>(getListLayoutSitesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListLayoutSitesQueryKey = () => {
    return [
    'layouts','sites'
    ] as const;
    }


export const getListLayoutSitesQueryOptions = <TData = Awaited<ReturnType<typeof listLayoutSites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayoutSites>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLayoutSitesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLayoutSites>>> = ({ signal }) => listLayoutSites({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLayoutSites>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLayoutSitesQueryResult = NonNullable<Awaited<ReturnType<typeof listLayoutSites>>>
export type ListLayoutSitesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListLayoutSites<TData = Awaited<ReturnType<typeof listLayoutSites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayoutSites>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLayoutSites>>,
          TError,
          Awaited<ReturnType<typeof listLayoutSites>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLayoutSites<TData = Awaited<ReturnType<typeof listLayoutSites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayoutSites>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLayoutSites>>,
          TError,
          Awaited<ReturnType<typeof listLayoutSites>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLayoutSites<TData = Awaited<ReturnType<typeof listLayoutSites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayoutSites>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sites with their layouts
 */

export function useListLayoutSites<TData = Awaited<ReturnType<typeof listLayoutSites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayoutSites>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLayoutSitesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListLayoutSites} query
 */
export const invalidateListLayoutSites = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLayoutSitesQueryKey() }, options);

  return queryClient;
}




export const getListLayoutSitesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLayoutSites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutSites>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLayoutSitesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLayoutSites>>> = ({ signal }) => listLayoutSites({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutSites>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLayoutSitesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLayoutSites>>>
export type ListLayoutSitesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListLayoutSitesSuspense<TData = Awaited<ReturnType<typeof listLayoutSites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutSites>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLayoutSitesSuspense<TData = Awaited<ReturnType<typeof listLayoutSites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutSites>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLayoutSitesSuspense<TData = Awaited<ReturnType<typeof listLayoutSites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutSites>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sites with their layouts
 */

export function useListLayoutSitesSuspense<TData = Awaited<ReturnType<typeof listLayoutSites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutSites>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLayoutSitesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetLayoutSiteUrl = (id: InstanceId,) => {




  return `/layouts/sites/instance-id/${encodeURIComponent(String(id))}`
}

/**
 * One site that the user may work on.
 * @summary Get a site with its layouts
 */
export const getLayoutSite = async (id: InstanceId, options?: Parameters<typeof apiFetch>[1]): Promise<LayoutSite> => {

  return apiFetch<LayoutSite>(getGetLayoutSiteUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetLayoutSiteQueryKey = (id: InstanceId,) => {
    return [
    'layouts','sites','instance-id',id
    ] as const;
    }


export const getGetLayoutSiteQueryOptions = <TData = Awaited<ReturnType<typeof getLayoutSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: InstanceId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLayoutSite>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLayoutSiteQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLayoutSite>>> = ({ signal }) => getLayoutSite(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLayoutSite>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLayoutSiteQueryResult = NonNullable<Awaited<ReturnType<typeof getLayoutSite>>>
export type GetLayoutSiteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetLayoutSite<TData = Awaited<ReturnType<typeof getLayoutSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: InstanceId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLayoutSite>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLayoutSite>>,
          TError,
          Awaited<ReturnType<typeof getLayoutSite>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLayoutSite<TData = Awaited<ReturnType<typeof getLayoutSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: InstanceId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLayoutSite>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLayoutSite>>,
          TError,
          Awaited<ReturnType<typeof getLayoutSite>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLayoutSite<TData = Awaited<ReturnType<typeof getLayoutSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: InstanceId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLayoutSite>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a site with its layouts
 */

export function useGetLayoutSite<TData = Awaited<ReturnType<typeof getLayoutSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: InstanceId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLayoutSite>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLayoutSiteQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetLayoutSite} query
 */
export const invalidateGetLayoutSite = async (
 queryClient: QueryClient, id: InstanceId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetLayoutSiteQueryKey(id) }, options);

  return queryClient;
}




export const getGetLayoutSiteSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getLayoutSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: InstanceId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLayoutSite>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLayoutSiteQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLayoutSite>>> = ({ signal }) => getLayoutSite(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLayoutSite>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetLayoutSiteSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getLayoutSite>>>
export type GetLayoutSiteSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetLayoutSiteSuspense<TData = Awaited<ReturnType<typeof getLayoutSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: InstanceId, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLayoutSite>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLayoutSiteSuspense<TData = Awaited<ReturnType<typeof getLayoutSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: InstanceId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLayoutSite>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLayoutSiteSuspense<TData = Awaited<ReturnType<typeof getLayoutSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: InstanceId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLayoutSite>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a site with its layouts
 */

export function useGetLayoutSiteSuspense<TData = Awaited<ReturnType<typeof getLayoutSite>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: InstanceId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLayoutSite>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLayoutSiteSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListSiteLayoutsUrl = (params?: ListSiteLayoutsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/layouts/site-layouts?${stringifiedParams}` : `/layouts/site-layouts`
}

/**
 * A page of the layouts of the site, without their groups.
 * @summary List layouts
 */
export const listSiteLayouts = async (params?: ListSiteLayoutsParams, options?: Parameters<typeof apiFetch>[1]): Promise<SiteLayoutPage> => {

  return apiFetch<SiteLayoutPage>(getListSiteLayoutsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSiteLayoutsQueryKey = (params?: ListSiteLayoutsParams,) => {
    return [
    'layouts','site-layouts', ...(params ? [params] : [])
    ] as const;
    }


export const getListSiteLayoutsQueryOptions = <TData = Awaited<ReturnType<typeof listSiteLayouts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListSiteLayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteLayouts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSiteLayoutsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSiteLayouts>>> = ({ signal }) => listSiteLayouts(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSiteLayouts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSiteLayoutsQueryResult = NonNullable<Awaited<ReturnType<typeof listSiteLayouts>>>
export type ListSiteLayoutsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSiteLayouts<TData = Awaited<ReturnType<typeof listSiteLayouts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListSiteLayoutsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteLayouts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSiteLayouts>>,
          TError,
          Awaited<ReturnType<typeof listSiteLayouts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSiteLayouts<TData = Awaited<ReturnType<typeof listSiteLayouts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSiteLayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteLayouts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSiteLayouts>>,
          TError,
          Awaited<ReturnType<typeof listSiteLayouts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSiteLayouts<TData = Awaited<ReturnType<typeof listSiteLayouts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSiteLayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteLayouts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List layouts
 */

export function useListSiteLayouts<TData = Awaited<ReturnType<typeof listSiteLayouts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSiteLayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSiteLayouts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSiteLayoutsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSiteLayouts} query
 */
export const invalidateListSiteLayouts = async (
 queryClient: QueryClient, params?: ListSiteLayoutsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSiteLayoutsQueryKey(params) }, options);

  return queryClient;
}




export const getListSiteLayoutsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSiteLayouts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListSiteLayoutsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSiteLayouts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSiteLayoutsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSiteLayouts>>> = ({ signal }) => listSiteLayouts(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSiteLayouts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListSiteLayoutsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSiteLayouts>>>
export type ListSiteLayoutsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSiteLayoutsSuspense<TData = Awaited<ReturnType<typeof listSiteLayouts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListSiteLayoutsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSiteLayouts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSiteLayoutsSuspense<TData = Awaited<ReturnType<typeof listSiteLayouts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSiteLayoutsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSiteLayouts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSiteLayoutsSuspense<TData = Awaited<ReturnType<typeof listSiteLayouts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSiteLayoutsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSiteLayouts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List layouts
 */

export function useListSiteLayoutsSuspense<TData = Awaited<ReturnType<typeof listSiteLayouts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSiteLayoutsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSiteLayouts>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSiteLayoutsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSaveSiteLayoutUrl = (params?: SaveSiteLayoutParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/layouts/site-layouts?${stringifiedParams}` : `/layouts/site-layouts`
}

/**
 * Makes a layout, or changes the one that the id of the body names. With `sectionGroups` the whole of it is saved in one go, and `saveSectionGroup` and `saveSections` say what can be wrong with it; without them its groups stay. 409 `nameTaken` for a name that another layout has, `startPage` where the only start page would be none, `tooMany` for more than 100 layouts. References are looked up: 422 `unknownMedia`, `unknownTag`, `unknownArticle`, `unknownRoute`, `unknownGame`, `unknownTeam`, `unknownCompetition`, `unknownPage` and `unknownSponsorGroup` for what was not in the stored section already; each fault stands at its path, such as `sections.3.config.pinned.0.articleId`.
 * @summary Save a layout
 */
export const saveSiteLayout = async (siteLayoutInput: SiteLayoutInput,
    params?: SaveSiteLayoutParams, options?: Parameters<typeof apiFetch>[1]): Promise<SiteLayout> => {

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
return apiFetch<SiteLayout>(getSaveSiteLayoutUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(siteLayoutInput)
  }
);}





export const getSaveSiteLayoutMutationKey = () => ['saveSiteLayout'] as const;

export const getSaveSiteLayoutMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSiteLayout>>, TError,SaveSiteLayoutMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof saveSiteLayout>>, TError,SaveSiteLayoutMutationVariables, TContext> => {

const mutationKey = getSaveSiteLayoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveSiteLayout>>, SaveSiteLayoutMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  saveSiteLayout(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveSiteLayoutMutationResult = NonNullable<Awaited<ReturnType<typeof saveSiteLayout>>>
    export type SaveSiteLayoutMutationBody = SiteLayoutInput
    export type SaveSiteLayoutMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type SaveSiteLayoutMutationVariables = {data: SiteLayoutInput;params?: SaveSiteLayoutParams}

    /**
 * @summary Save a layout
 */
export const useSaveSiteLayout = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSiteLayout>>, TError,SaveSiteLayoutMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveSiteLayout>>,
        TError,
        SaveSiteLayoutMutationVariables,
        TContext
      > => {
      return useMutation(getSaveSiteLayoutMutationOptions(options), queryClient);
    }
    export const getGetSiteLayoutUrl = (id: SiteLayoutId,) => {




  return `/layouts/site-layouts/${encodeURIComponent(String(id))}`
}

/**
 * One layout of the site with its groups and sections.
 * @summary Get a layout
 */
export const getSiteLayout = async (id: SiteLayoutId, options?: Parameters<typeof apiFetch>[1]): Promise<SiteLayout> => {

  return apiFetch<SiteLayout>(getGetSiteLayoutUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSiteLayoutQueryKey = (id: SiteLayoutId,) => {
    return [
    'layouts','site-layouts',id
    ] as const;
    }


export const getGetSiteLayoutQueryOptions = <TData = Awaited<ReturnType<typeof getSiteLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: SiteLayoutId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteLayout>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSiteLayoutQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSiteLayout>>> = ({ signal }) => getSiteLayout(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSiteLayout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSiteLayoutQueryResult = NonNullable<Awaited<ReturnType<typeof getSiteLayout>>>
export type GetSiteLayoutQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetSiteLayout<TData = Awaited<ReturnType<typeof getSiteLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteLayout>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSiteLayout>>,
          TError,
          Awaited<ReturnType<typeof getSiteLayout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSiteLayout<TData = Awaited<ReturnType<typeof getSiteLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteLayout>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSiteLayout>>,
          TError,
          Awaited<ReturnType<typeof getSiteLayout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSiteLayout<TData = Awaited<ReturnType<typeof getSiteLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteLayout>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a layout
 */

export function useGetSiteLayout<TData = Awaited<ReturnType<typeof getSiteLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSiteLayout>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSiteLayoutQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetSiteLayout} query
 */
export const invalidateGetSiteLayout = async (
 queryClient: QueryClient, id: SiteLayoutId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSiteLayoutQueryKey(id) }, options);

  return queryClient;
}




export const getGetSiteLayoutSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSiteLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: SiteLayoutId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSiteLayout>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSiteLayoutQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSiteLayout>>> = ({ signal }) => getSiteLayout(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSiteLayout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSiteLayoutSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSiteLayout>>>
export type GetSiteLayoutSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetSiteLayoutSuspense<TData = Awaited<ReturnType<typeof getSiteLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSiteLayout>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSiteLayoutSuspense<TData = Awaited<ReturnType<typeof getSiteLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSiteLayout>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSiteLayoutSuspense<TData = Awaited<ReturnType<typeof getSiteLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSiteLayout>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a layout
 */

export function useGetSiteLayoutSuspense<TData = Awaited<ReturnType<typeof getSiteLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSiteLayout>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSiteLayoutSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateSiteLayoutUrl = (id: SiteLayoutId,
    params?: UpdateSiteLayoutParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/layouts/site-layouts/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/layouts/site-layouts/${encodeURIComponent(String(id))}`
}

/**
 * The same as `saveSiteLayout` with the id of the address.
 * @summary Change a layout
 */
export const updateSiteLayout = async (id: SiteLayoutId,
    siteLayoutInput: SiteLayoutInput,
    params?: UpdateSiteLayoutParams, options?: Parameters<typeof apiFetch>[1]): Promise<SiteLayout> => {

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
return apiFetch<SiteLayout>(getUpdateSiteLayoutUrl(id,params),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(siteLayoutInput)
  }
);}





export const getUpdateSiteLayoutMutationKey = () => ['updateSiteLayout'] as const;

export const getUpdateSiteLayoutMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSiteLayout>>, TError,UpdateSiteLayoutMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSiteLayout>>, TError,UpdateSiteLayoutMutationVariables, TContext> => {

const mutationKey = getUpdateSiteLayoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSiteLayout>>, UpdateSiteLayoutMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  updateSiteLayout(id,data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSiteLayoutMutationResult = NonNullable<Awaited<ReturnType<typeof updateSiteLayout>>>
    export type UpdateSiteLayoutMutationBody = SiteLayoutInput
    export type UpdateSiteLayoutMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateSiteLayoutMutationVariables = {id: SiteLayoutId;data: SiteLayoutInput;params?: UpdateSiteLayoutParams}

    /**
 * @summary Change a layout
 */
export const useUpdateSiteLayout = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSiteLayout>>, TError,UpdateSiteLayoutMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSiteLayout>>,
        TError,
        UpdateSiteLayoutMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSiteLayoutMutationOptions(options), queryClient);
    }
    export const getDeleteSiteLayoutUrl = (id: SiteLayoutId,
    params?: DeleteSiteLayoutParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/layouts/site-layouts/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/layouts/site-layouts/${encodeURIComponent(String(id))}`
}

/**
 * Deletes a layout with all that is in it. The start page is refused (409 `startPage`), and so is one that pages are drawn with (409 `inUse`) unless `evenInUse` is true; these are then not shown.
 * @summary Delete a layout
 */
export const deleteSiteLayout = async (id: SiteLayoutId,
    params?: DeleteSiteLayoutParams, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

  return apiFetch<void>(getDeleteSiteLayoutUrl(id,params),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteSiteLayoutMutationKey = () => ['deleteSiteLayout'] as const;

export const getDeleteSiteLayoutMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSiteLayout>>, TError,DeleteSiteLayoutMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSiteLayout>>, TError,DeleteSiteLayoutMutationVariables, TContext> => {

const mutationKey = getDeleteSiteLayoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSiteLayout>>, DeleteSiteLayoutMutationVariables> = (props) => {
          const {id,params} = props ?? {};

          return  deleteSiteLayout(id,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSiteLayoutMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSiteLayout>>>

    export type DeleteSiteLayoutMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeleteSiteLayoutMutationVariables = {id: SiteLayoutId;params?: DeleteSiteLayoutParams}

    /**
 * @summary Delete a layout
 */
export const useDeleteSiteLayout = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSiteLayout>>, TError,DeleteSiteLayoutMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSiteLayout>>,
        TError,
        DeleteSiteLayoutMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSiteLayoutMutationOptions(options), queryClient);
    }
    export const getDuplicateSiteLayoutUrl = (id: SiteLayoutId,) => {




  return `/layouts/site-layouts/${encodeURIComponent(String(id))}/duplicate`
}

/**
 * Makes a copy of a layout; all ids in it are new, and no page is drawn with it yet. 409 `nameTaken` for a name that another layout has.
 * @summary Duplicate a layout
 */
export const duplicateSiteLayout = async (id: SiteLayoutId,
    layoutCopyInput: LayoutCopyInput, options?: Parameters<typeof apiFetch>[1]): Promise<SiteLayout> => {

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
return apiFetch<SiteLayout>(getDuplicateSiteLayoutUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(layoutCopyInput)
  }
);}





export const getDuplicateSiteLayoutMutationKey = () => ['duplicateSiteLayout'] as const;

export const getDuplicateSiteLayoutMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof duplicateSiteLayout>>, TError,DuplicateSiteLayoutMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof duplicateSiteLayout>>, TError,DuplicateSiteLayoutMutationVariables, TContext> => {

const mutationKey = getDuplicateSiteLayoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof duplicateSiteLayout>>, DuplicateSiteLayoutMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  duplicateSiteLayout(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DuplicateSiteLayoutMutationResult = NonNullable<Awaited<ReturnType<typeof duplicateSiteLayout>>>
    export type DuplicateSiteLayoutMutationBody = LayoutCopyInput
    export type DuplicateSiteLayoutMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DuplicateSiteLayoutMutationVariables = {id: SiteLayoutId;data: LayoutCopyInput}

    /**
 * @summary Duplicate a layout
 */
export const useDuplicateSiteLayout = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof duplicateSiteLayout>>, TError,DuplicateSiteLayoutMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof duplicateSiteLayout>>,
        TError,
        DuplicateSiteLayoutMutationVariables,
        TContext
      > => {
      return useMutation(getDuplicateSiteLayoutMutationOptions(options), queryClient);
    }
    export const getListLayoutUsesUrl = (id: SiteLayoutId,) => {




  return `/layouts/site-layouts/${encodeURIComponent(String(id))}/uses`
}

/**
 * The pages that are drawn with a layout.
 * @summary List the uses of a layout
 */
export const listLayoutUses = async (id: SiteLayoutId, options?: Parameters<typeof apiFetch>[1]): Promise<LayoutUse[]> => {

  return apiFetch<LayoutUse[]>(getListLayoutUsesUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListLayoutUsesQueryKey = (id: SiteLayoutId,) => {
    return [
    'layouts','site-layouts',id,'uses'
    ] as const;
    }


export const getListLayoutUsesQueryOptions = <TData = Awaited<ReturnType<typeof listLayoutUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: SiteLayoutId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayoutUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLayoutUsesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLayoutUses>>> = ({ signal }) => listLayoutUses(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLayoutUses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLayoutUsesQueryResult = NonNullable<Awaited<ReturnType<typeof listLayoutUses>>>
export type ListLayoutUsesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListLayoutUses<TData = Awaited<ReturnType<typeof listLayoutUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayoutUses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLayoutUses>>,
          TError,
          Awaited<ReturnType<typeof listLayoutUses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLayoutUses<TData = Awaited<ReturnType<typeof listLayoutUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayoutUses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLayoutUses>>,
          TError,
          Awaited<ReturnType<typeof listLayoutUses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLayoutUses<TData = Awaited<ReturnType<typeof listLayoutUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayoutUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the uses of a layout
 */

export function useListLayoutUses<TData = Awaited<ReturnType<typeof listLayoutUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayoutUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLayoutUsesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListLayoutUses} query
 */
export const invalidateListLayoutUses = async (
 queryClient: QueryClient, id: SiteLayoutId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLayoutUsesQueryKey(id) }, options);

  return queryClient;
}




export const getListLayoutUsesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLayoutUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: SiteLayoutId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLayoutUsesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLayoutUses>>> = ({ signal }) => listLayoutUses(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutUses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLayoutUsesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLayoutUses>>>
export type ListLayoutUsesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListLayoutUsesSuspense<TData = Awaited<ReturnType<typeof listLayoutUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLayoutUsesSuspense<TData = Awaited<ReturnType<typeof listLayoutUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLayoutUsesSuspense<TData = Awaited<ReturnType<typeof listLayoutUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the uses of a layout
 */

export function useListLayoutUsesSuspense<TData = Awaited<ReturnType<typeof listLayoutUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLayoutUsesSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLayoutPublicationsUrl = (id: SiteLayoutId,) => {




  return `/layouts/site-layouts/${encodeURIComponent(String(id))}/history`
}

/**
 * The last 50 publishes, the newest first.
 * @summary List the publishes of a layout
 */
export const listLayoutPublications = async (id: SiteLayoutId, options?: Parameters<typeof apiFetch>[1]): Promise<LayoutPublication[]> => {

  return apiFetch<LayoutPublication[]>(getListLayoutPublicationsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListLayoutPublicationsQueryKey = (id: SiteLayoutId,) => {
    return [
    'layouts','site-layouts',id,'history'
    ] as const;
    }


export const getListLayoutPublicationsQueryOptions = <TData = Awaited<ReturnType<typeof listLayoutPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: SiteLayoutId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayoutPublications>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLayoutPublicationsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLayoutPublications>>> = ({ signal }) => listLayoutPublications(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLayoutPublications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLayoutPublicationsQueryResult = NonNullable<Awaited<ReturnType<typeof listLayoutPublications>>>
export type ListLayoutPublicationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListLayoutPublications<TData = Awaited<ReturnType<typeof listLayoutPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayoutPublications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLayoutPublications>>,
          TError,
          Awaited<ReturnType<typeof listLayoutPublications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLayoutPublications<TData = Awaited<ReturnType<typeof listLayoutPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayoutPublications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLayoutPublications>>,
          TError,
          Awaited<ReturnType<typeof listLayoutPublications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLayoutPublications<TData = Awaited<ReturnType<typeof listLayoutPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayoutPublications>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the publishes of a layout
 */

export function useListLayoutPublications<TData = Awaited<ReturnType<typeof listLayoutPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayoutPublications>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLayoutPublicationsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListLayoutPublications} query
 */
export const invalidateListLayoutPublications = async (
 queryClient: QueryClient, id: SiteLayoutId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLayoutPublicationsQueryKey(id) }, options);

  return queryClient;
}




export const getListLayoutPublicationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLayoutPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: SiteLayoutId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutPublications>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLayoutPublicationsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLayoutPublications>>> = ({ signal }) => listLayoutPublications(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutPublications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLayoutPublicationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLayoutPublications>>>
export type ListLayoutPublicationsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListLayoutPublicationsSuspense<TData = Awaited<ReturnType<typeof listLayoutPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutPublications>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLayoutPublicationsSuspense<TData = Awaited<ReturnType<typeof listLayoutPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutPublications>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLayoutPublicationsSuspense<TData = Awaited<ReturnType<typeof listLayoutPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutPublications>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the publishes of a layout
 */

export function useListLayoutPublicationsSuspense<TData = Awaited<ReturnType<typeof listLayoutPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutPublications>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLayoutPublicationsSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetLayoutPublicationUrl = (id: SiteLayoutId,
    publicationId: Uuid,) => {




  return `/layouts/site-layouts/${encodeURIComponent(String(id))}/history/${encodeURIComponent(String(publicationId))}`
}

/**
 * The whole layout as it stood after a publish.
 * @summary Get a published layout
 */
export const getLayoutPublication = async (id: SiteLayoutId,
    publicationId: Uuid, options?: Parameters<typeof apiFetch>[1]): Promise<PublishedLayout> => {

  return apiFetch<PublishedLayout>(getGetLayoutPublicationUrl(id,publicationId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetLayoutPublicationQueryKey = (id: SiteLayoutId,
    publicationId: Uuid,) => {
    return [
    'layouts','site-layouts',id,'history',publicationId
    ] as const;
    }


export const getGetLayoutPublicationQueryOptions = <TData = Awaited<ReturnType<typeof getLayoutPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: SiteLayoutId,
    publicationId: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLayoutPublication>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLayoutPublicationQueryKey(id,publicationId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLayoutPublication>>> = ({ signal }) => getLayoutPublication(id,publicationId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && publicationId !== null && publicationId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLayoutPublication>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLayoutPublicationQueryResult = NonNullable<Awaited<ReturnType<typeof getLayoutPublication>>>
export type GetLayoutPublicationQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetLayoutPublication<TData = Awaited<ReturnType<typeof getLayoutPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId,
    publicationId: Uuid, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLayoutPublication>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLayoutPublication>>,
          TError,
          Awaited<ReturnType<typeof getLayoutPublication>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLayoutPublication<TData = Awaited<ReturnType<typeof getLayoutPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId,
    publicationId: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLayoutPublication>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLayoutPublication>>,
          TError,
          Awaited<ReturnType<typeof getLayoutPublication>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLayoutPublication<TData = Awaited<ReturnType<typeof getLayoutPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId,
    publicationId: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLayoutPublication>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a published layout
 */

export function useGetLayoutPublication<TData = Awaited<ReturnType<typeof getLayoutPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId,
    publicationId: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLayoutPublication>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLayoutPublicationQueryOptions(id,publicationId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetLayoutPublication} query
 */
export const invalidateGetLayoutPublication = async (
 queryClient: QueryClient, id: SiteLayoutId,
    publicationId: Uuid, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetLayoutPublicationQueryKey(id,publicationId) }, options);

  return queryClient;
}




export const getGetLayoutPublicationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getLayoutPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: SiteLayoutId,
    publicationId: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLayoutPublication>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLayoutPublicationQueryKey(id,publicationId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLayoutPublication>>> = ({ signal }) => getLayoutPublication(id,publicationId, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLayoutPublication>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetLayoutPublicationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getLayoutPublication>>>
export type GetLayoutPublicationSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetLayoutPublicationSuspense<TData = Awaited<ReturnType<typeof getLayoutPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId,
    publicationId: Uuid, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLayoutPublication>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLayoutPublicationSuspense<TData = Awaited<ReturnType<typeof getLayoutPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId,
    publicationId: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLayoutPublication>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLayoutPublicationSuspense<TData = Awaited<ReturnType<typeof getLayoutPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId,
    publicationId: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLayoutPublication>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a published layout
 */

export function useGetLayoutPublicationSuspense<TData = Awaited<ReturnType<typeof getLayoutPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId,
    publicationId: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLayoutPublication>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLayoutPublicationSuspenseQueryOptions(id,publicationId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getResolveLayoutUrl = (id: SiteLayoutId,
    params?: ResolveLayoutParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/layouts/site-layouts/${encodeURIComponent(String(id))}/resolved?${stringifiedParams}` : `/layouts/site-layouts/${encodeURIComponent(String(id))}/resolved`
}

/**
 * What visitors see of the saved layout at a moment, with what is wrong with it. A moment more than 400 days ahead is refused (400 `tooFar`).
 * @summary See a layout as visitors do
 */
export const resolveLayout = async (id: SiteLayoutId,
    params?: ResolveLayoutParams, options?: Parameters<typeof apiFetch>[1]): Promise<ResolvedLayout> => {

  return apiFetch<ResolvedLayout>(getResolveLayoutUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getResolveLayoutQueryKey = (id: SiteLayoutId,
    params?: ResolveLayoutParams,) => {
    return [
    'layouts','site-layouts',id,'resolved', ...(params ? [params] : [])
    ] as const;
    }


export const getResolveLayoutQueryOptions = <TData = Awaited<ReturnType<typeof resolveLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: SiteLayoutId,
    params?: ResolveLayoutParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof resolveLayout>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getResolveLayoutQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof resolveLayout>>> = ({ signal }) => resolveLayout(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof resolveLayout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ResolveLayoutQueryResult = NonNullable<Awaited<ReturnType<typeof resolveLayout>>>
export type ResolveLayoutQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useResolveLayout<TData = Awaited<ReturnType<typeof resolveLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId,
    params: undefined |  ResolveLayoutParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof resolveLayout>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof resolveLayout>>,
          TError,
          Awaited<ReturnType<typeof resolveLayout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useResolveLayout<TData = Awaited<ReturnType<typeof resolveLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId,
    params?: ResolveLayoutParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof resolveLayout>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof resolveLayout>>,
          TError,
          Awaited<ReturnType<typeof resolveLayout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useResolveLayout<TData = Awaited<ReturnType<typeof resolveLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId,
    params?: ResolveLayoutParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof resolveLayout>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary See a layout as visitors do
 */

export function useResolveLayout<TData = Awaited<ReturnType<typeof resolveLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId,
    params?: ResolveLayoutParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof resolveLayout>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getResolveLayoutQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useResolveLayout} query
 */
export const invalidateResolveLayout = async (
 queryClient: QueryClient, id: SiteLayoutId,
    params?: ResolveLayoutParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getResolveLayoutQueryKey(id,params) }, options);

  return queryClient;
}




export const getResolveLayoutSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof resolveLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: SiteLayoutId,
    params?: ResolveLayoutParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof resolveLayout>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getResolveLayoutQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof resolveLayout>>> = ({ signal }) => resolveLayout(id,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof resolveLayout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ResolveLayoutSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof resolveLayout>>>
export type ResolveLayoutSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useResolveLayoutSuspense<TData = Awaited<ReturnType<typeof resolveLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId,
    params: undefined |  ResolveLayoutParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof resolveLayout>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useResolveLayoutSuspense<TData = Awaited<ReturnType<typeof resolveLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId,
    params?: ResolveLayoutParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof resolveLayout>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useResolveLayoutSuspense<TData = Awaited<ReturnType<typeof resolveLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId,
    params?: ResolveLayoutParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof resolveLayout>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary See a layout as visitors do
 */

export function useResolveLayoutSuspense<TData = Awaited<ReturnType<typeof resolveLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: SiteLayoutId,
    params?: ResolveLayoutParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof resolveLayout>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getResolveLayoutSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPreviewLayoutUrl = () => {




  return `/layouts/resolved`
}

/**
 * The same of a layout as it is sent; nothing is saved. What does not hold is told as a problem of its section.
 * @summary See an unsaved layout as visitors would
 */
export const previewLayout = async (layoutPreviewInput: LayoutPreviewInput, options?: Parameters<typeof apiFetch>[1]): Promise<ResolvedLayout> => {

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
return apiFetch<ResolvedLayout>(getPreviewLayoutUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(layoutPreviewInput)
  }
);}





export const getPreviewLayoutMutationKey = () => ['previewLayout'] as const;

export const getPreviewLayoutMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewLayout>>, TError,PreviewLayoutMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof previewLayout>>, TError,PreviewLayoutMutationVariables, TContext> => {

const mutationKey = getPreviewLayoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewLayout>>, PreviewLayoutMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  previewLayout(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewLayoutMutationResult = NonNullable<Awaited<ReturnType<typeof previewLayout>>>
    export type PreviewLayoutMutationBody = LayoutPreviewInput
    export type PreviewLayoutMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type PreviewLayoutMutationVariables = {data: LayoutPreviewInput}

    /**
 * @summary See an unsaved layout as visitors would
 */
export const usePreviewLayout = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewLayout>>, TError,PreviewLayoutMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewLayout>>,
        TError,
        PreviewLayoutMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewLayoutMutationOptions(options), queryClient);
    }
    export const getListLayoutProblemsUrl = () => {




  return `/layouts/problems`
}

/**
 * What is wrong just now with the sections of the layouts that the site shows, errors first.
 * @summary List the problems of all layouts
 */
export const listLayoutProblems = async ( options?: Parameters<typeof apiFetch>[1]): Promise<LayoutProblem[]> => {

  return apiFetch<LayoutProblem[]>(getListLayoutProblemsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListLayoutProblemsQueryKey = () => {
    return [
    'layouts','problems'
    ] as const;
    }


export const getListLayoutProblemsQueryOptions = <TData = Awaited<ReturnType<typeof listLayoutProblems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayoutProblems>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLayoutProblemsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLayoutProblems>>> = ({ signal }) => listLayoutProblems({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLayoutProblems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLayoutProblemsQueryResult = NonNullable<Awaited<ReturnType<typeof listLayoutProblems>>>
export type ListLayoutProblemsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListLayoutProblems<TData = Awaited<ReturnType<typeof listLayoutProblems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayoutProblems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLayoutProblems>>,
          TError,
          Awaited<ReturnType<typeof listLayoutProblems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLayoutProblems<TData = Awaited<ReturnType<typeof listLayoutProblems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayoutProblems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLayoutProblems>>,
          TError,
          Awaited<ReturnType<typeof listLayoutProblems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLayoutProblems<TData = Awaited<ReturnType<typeof listLayoutProblems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayoutProblems>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the problems of all layouts
 */

export function useListLayoutProblems<TData = Awaited<ReturnType<typeof listLayoutProblems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLayoutProblems>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLayoutProblemsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListLayoutProblems} query
 */
export const invalidateListLayoutProblems = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLayoutProblemsQueryKey() }, options);

  return queryClient;
}




export const getListLayoutProblemsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLayoutProblems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutProblems>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLayoutProblemsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLayoutProblems>>> = ({ signal }) => listLayoutProblems({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutProblems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLayoutProblemsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLayoutProblems>>>
export type ListLayoutProblemsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListLayoutProblemsSuspense<TData = Awaited<ReturnType<typeof listLayoutProblems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutProblems>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLayoutProblemsSuspense<TData = Awaited<ReturnType<typeof listLayoutProblems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutProblems>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLayoutProblemsSuspense<TData = Awaited<ReturnType<typeof listLayoutProblems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutProblems>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the problems of all layouts
 */

export function useListLayoutProblemsSuspense<TData = Awaited<ReturnType<typeof listLayoutProblems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLayoutProblems>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLayoutProblemsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSaveSectionGroupUrl = (params?: SaveSectionGroupParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/layouts/site-section-groups?${stringifiedParams}` : `/layouts/site-section-groups`
}

/**
 * Makes a group, or changes the one that the id of the body names. 409 `tooMany` for a 21st one, 422 `foreignItem` for an id that something of another site has or another layout.
 * @summary Save a group of sections
 */
export const saveSectionGroup = async (sectionGroupInput: SectionGroupInput,
    params?: SaveSectionGroupParams, options?: Parameters<typeof apiFetch>[1]): Promise<SiteLayout> => {

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
return apiFetch<SiteLayout>(getSaveSectionGroupUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sectionGroupInput)
  }
);}





export const getSaveSectionGroupMutationKey = () => ['saveSectionGroup'] as const;

export const getSaveSectionGroupMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSectionGroup>>, TError,SaveSectionGroupMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof saveSectionGroup>>, TError,SaveSectionGroupMutationVariables, TContext> => {

const mutationKey = getSaveSectionGroupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveSectionGroup>>, SaveSectionGroupMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  saveSectionGroup(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveSectionGroupMutationResult = NonNullable<Awaited<ReturnType<typeof saveSectionGroup>>>
    export type SaveSectionGroupMutationBody = SectionGroupInput
    export type SaveSectionGroupMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type SaveSectionGroupMutationVariables = {data: SectionGroupInput;params?: SaveSectionGroupParams}

    /**
 * @summary Save a group of sections
 */
export const useSaveSectionGroup = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSectionGroup>>, TError,SaveSectionGroupMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveSectionGroup>>,
        TError,
        SaveSectionGroupMutationVariables,
        TContext
      > => {
      return useMutation(getSaveSectionGroupMutationOptions(options), queryClient);
    }
    export const getDeleteSectionGroupUrl = (id: SiteLayoutId,
    params?: DeleteSectionGroupParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/layouts/site-section-groups/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/layouts/site-section-groups/${encodeURIComponent(String(id))}`
}

/**
 * Deletes a group without sections; others are refused (409 `notEmpty`). `If-Match` names the version of its layout.
 * @summary Delete a group of sections
 */
export const deleteSectionGroup = async (id: SiteLayoutId,
    params?: DeleteSectionGroupParams, options?: Parameters<typeof apiFetch>[1]): Promise<SiteLayout> => {

  return apiFetch<SiteLayout>(getDeleteSectionGroupUrl(id,params),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteSectionGroupMutationKey = () => ['deleteSectionGroup'] as const;

export const getDeleteSectionGroupMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSectionGroup>>, TError,DeleteSectionGroupMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSectionGroup>>, TError,DeleteSectionGroupMutationVariables, TContext> => {

const mutationKey = getDeleteSectionGroupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSectionGroup>>, DeleteSectionGroupMutationVariables> = (props) => {
          const {id,params} = props ?? {};

          return  deleteSectionGroup(id,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSectionGroupMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSectionGroup>>>

    export type DeleteSectionGroupMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeleteSectionGroupMutationVariables = {id: SiteLayoutId;params?: DeleteSectionGroupParams}

    /**
 * @summary Delete a group of sections
 */
export const useDeleteSectionGroup = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSectionGroup>>, TError,DeleteSectionGroupMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSectionGroup>>,
        TError,
        DeleteSectionGroupMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSectionGroupMutationOptions(options), queryClient);
    }
    export const getSaveSectionsUrl = (params?: SaveSectionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/layouts/site-sections?${stringifiedParams}` : `/layouts/site-sections`
}

/**
 * Replaces all sections of a layout; what is missing is deleted. 400 for a config that its type does not allow, `order` and `past` for a schedule, `alt` for a picture without words; 403 `addOn` for a new section whose add-on the site lacks; 409 `duplicateId`, `mostOfType`, `tooMany`; 422 `unknownGroup`, `unknownType` for a new section, `foreignItem` for an id of another site or layout. References are looked up: 422 `unknownMedia`, `unknownTag`, `unknownArticle`, `unknownRoute`, `unknownGame`, `unknownTeam`, `unknownCompetition`, `unknownPage` and `unknownSponsorGroup` for what was not in the stored section already; each fault stands at its path, such as `sections.3.config.pinned.0.articleId`.
 * @summary Publish the sections of a layout
 */
export const saveSections = async (siteSectionsInput: SiteSectionsInput,
    params?: SaveSectionsParams, options?: Parameters<typeof apiFetch>[1]): Promise<SiteLayout> => {

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
return apiFetch<SiteLayout>(getSaveSectionsUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(siteSectionsInput)
  }
);}





export const getSaveSectionsMutationKey = () => ['saveSections'] as const;

export const getSaveSectionsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSections>>, TError,SaveSectionsMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof saveSections>>, TError,SaveSectionsMutationVariables, TContext> => {

const mutationKey = getSaveSectionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveSections>>, SaveSectionsMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  saveSections(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveSectionsMutationResult = NonNullable<Awaited<ReturnType<typeof saveSections>>>
    export type SaveSectionsMutationBody = SiteSectionsInput
    export type SaveSectionsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type SaveSectionsMutationVariables = {data: SiteSectionsInput;params?: SaveSectionsParams}

    /**
 * @summary Publish the sections of a layout
 */
export const useSaveSections = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSections>>, TError,SaveSectionsMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveSections>>,
        TError,
        SaveSectionsMutationVariables,
        TContext
      > => {
      return useMutation(getSaveSectionsMutationOptions(options), queryClient);
    }
    export const getListLinkTargetsUrl = (params?: ListLinkTargetsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/layouts/link-targets?${stringifiedParams}` : `/layouts/link-targets`
}

/**
 * A page of the routes, published articles, games or pages of the site that a link of a kind can lead to.
 * @summary List what slides and buttons can lead to
 */
export const listLinkTargets = async (params?: ListLinkTargetsParams, options?: Parameters<typeof apiFetch>[1]): Promise<RouteResourcePage> => {

  return apiFetch<RouteResourcePage>(getListLinkTargetsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListLinkTargetsQueryKey = (params?: ListLinkTargetsParams,) => {
    return [
    'layouts','link-targets', ...(params ? [params] : [])
    ] as const;
    }


export const getListLinkTargetsQueryOptions = <TData = Awaited<ReturnType<typeof listLinkTargets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListLinkTargetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinkTargets>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLinkTargetsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLinkTargets>>> = ({ signal }) => listLinkTargets(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLinkTargets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLinkTargetsQueryResult = NonNullable<Awaited<ReturnType<typeof listLinkTargets>>>
export type ListLinkTargetsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListLinkTargets<TData = Awaited<ReturnType<typeof listLinkTargets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListLinkTargetsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinkTargets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLinkTargets>>,
          TError,
          Awaited<ReturnType<typeof listLinkTargets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLinkTargets<TData = Awaited<ReturnType<typeof listLinkTargets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListLinkTargetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinkTargets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLinkTargets>>,
          TError,
          Awaited<ReturnType<typeof listLinkTargets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLinkTargets<TData = Awaited<ReturnType<typeof listLinkTargets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListLinkTargetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinkTargets>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what slides and buttons can lead to
 */

export function useListLinkTargets<TData = Awaited<ReturnType<typeof listLinkTargets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListLinkTargetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLinkTargets>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLinkTargetsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListLinkTargets} query
 */
export const invalidateListLinkTargets = async (
 queryClient: QueryClient, params?: ListLinkTargetsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLinkTargetsQueryKey(params) }, options);

  return queryClient;
}




export const getListLinkTargetsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLinkTargets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListLinkTargetsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLinkTargets>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLinkTargetsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLinkTargets>>> = ({ signal }) => listLinkTargets(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLinkTargets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLinkTargetsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLinkTargets>>>
export type ListLinkTargetsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListLinkTargetsSuspense<TData = Awaited<ReturnType<typeof listLinkTargets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListLinkTargetsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLinkTargets>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLinkTargetsSuspense<TData = Awaited<ReturnType<typeof listLinkTargets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListLinkTargetsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLinkTargets>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLinkTargetsSuspense<TData = Awaited<ReturnType<typeof listLinkTargets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListLinkTargetsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLinkTargets>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what slides and buttons can lead to
 */

export function useListLinkTargetsSuspense<TData = Awaited<ReturnType<typeof listLinkTargets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListLinkTargetsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLinkTargets>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLinkTargetsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListSectionTypesUrl = (params?: ListSectionTypesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const arrayFormatParameters = ["AllowIdentifier","AllowAddOn"];

    if (Array.isArray(value) && arrayFormatParameters.includes(key)) {
      value.forEach((v) => { normalizedParams.append(key, v === null ? 'null' : String(v)); });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/layouts/section-types?${stringifiedParams}` : `/layouts/section-types`
}

/**
 * The kinds of sections there are, with the names of the parameters as specification §7 has them.
 * @summary List the types of sections
 */
export const listSectionTypes = async (params?: ListSectionTypesParams, options?: Parameters<typeof apiFetch>[1]): Promise<SectionType[]> => {

  return apiFetch<SectionType[]>(getListSectionTypesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSectionTypesQueryKey = (params?: ListSectionTypesParams,) => {
    return [
    'layouts','section-types', ...(params ? [params] : [])
    ] as const;
    }


export const getListSectionTypesQueryOptions = <TData = Awaited<ReturnType<typeof listSectionTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListSectionTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSectionTypes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSectionTypesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSectionTypes>>> = ({ signal }) => listSectionTypes(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSectionTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSectionTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listSectionTypes>>>
export type ListSectionTypesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSectionTypes<TData = Awaited<ReturnType<typeof listSectionTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListSectionTypesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSectionTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSectionTypes>>,
          TError,
          Awaited<ReturnType<typeof listSectionTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSectionTypes<TData = Awaited<ReturnType<typeof listSectionTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSectionTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSectionTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSectionTypes>>,
          TError,
          Awaited<ReturnType<typeof listSectionTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSectionTypes<TData = Awaited<ReturnType<typeof listSectionTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSectionTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSectionTypes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the types of sections
 */

export function useListSectionTypes<TData = Awaited<ReturnType<typeof listSectionTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSectionTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSectionTypes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSectionTypesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSectionTypes} query
 */
export const invalidateListSectionTypes = async (
 queryClient: QueryClient, params?: ListSectionTypesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSectionTypesQueryKey(params) }, options);

  return queryClient;
}




export const getListSectionTypesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSectionTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListSectionTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSectionTypes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSectionTypesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSectionTypes>>> = ({ signal }) => listSectionTypes(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSectionTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListSectionTypesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSectionTypes>>>
export type ListSectionTypesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSectionTypesSuspense<TData = Awaited<ReturnType<typeof listSectionTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListSectionTypesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSectionTypes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSectionTypesSuspense<TData = Awaited<ReturnType<typeof listSectionTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSectionTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSectionTypes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSectionTypesSuspense<TData = Awaited<ReturnType<typeof listSectionTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSectionTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSectionTypes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the types of sections
 */

export function useListSectionTypesSuspense<TData = Awaited<ReturnType<typeof listSectionTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSectionTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSectionTypes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSectionTypesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPagesUrl = () => {




  return `/layouts/page-organization`
}

/**
 * All pages of the site, each after the one that it stands below.
 * @summary List pages
 */
export const listPages = async ( options?: Parameters<typeof apiFetch>[1]): Promise<PageEntry[]> => {

  return apiFetch<PageEntry[]>(getListPagesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPagesQueryKey = () => {
    return [
    'layouts','page-organization'
    ] as const;
    }


export const getListPagesQueryOptions = <TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPagesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPages>>> = ({ signal }) => listPages({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPagesQueryResult = NonNullable<Awaited<ReturnType<typeof listPages>>>
export type ListPagesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPages<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPages>>,
          TError,
          Awaited<ReturnType<typeof listPages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPages<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPages>>,
          TError,
          Awaited<ReturnType<typeof listPages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPages<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List pages
 */

export function useListPages<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPagesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListPages} query
 */
export const invalidateListPages = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPagesQueryKey() }, options);

  return queryClient;
}




export const getListPagesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPagesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPages>>> = ({ signal }) => listPages({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPagesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPages>>>
export type ListPagesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPagesSuspense<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesSuspense<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesSuspense<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List pages
 */

export function useListPagesSuspense<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPagesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreatePageUrl = () => {




  return `/layouts/page-organization`
}

/**
 * Makes a page. 409 `slugTaken` for a path that a page or a route of the site has, 422 `unknownLayout`, `unknownPage` and `unknownRoute`.
 * @summary Create a page
 */
export const createPage = async (pageEntryInput: PageEntryInput, options?: Parameters<typeof apiFetch>[1]): Promise<PageEntry> => {

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
return apiFetch<PageEntry>(getCreatePageUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(pageEntryInput)
  }
);}





export const getCreatePageMutationKey = () => ['createPage'] as const;

export const getCreatePageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPage>>, TError,CreatePageMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createPage>>, TError,CreatePageMutationVariables, TContext> => {

const mutationKey = getCreatePageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPage>>, CreatePageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPage(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePageMutationResult = NonNullable<Awaited<ReturnType<typeof createPage>>>
    export type CreatePageMutationBody = PageEntryInput
    export type CreatePageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreatePageMutationVariables = {data: PageEntryInput}

    /**
 * @summary Create a page
 */
export const useCreatePage = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPage>>, TError,CreatePageMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPage>>,
        TError,
        CreatePageMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePageMutationOptions(options), queryClient);
    }
    export const getGetPageUrl = (id: Uuid,) => {




  return `/layouts/page-organization/${encodeURIComponent(String(id))}`
}

/**
 * One page of the site.
 * @summary Get a page
 */
export const getPage = async (id: Uuid, options?: Parameters<typeof apiFetch>[1]): Promise<PageEntry> => {

  return apiFetch<PageEntry>(getGetPageUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPageQueryKey = (id: Uuid,) => {
    return [
    'layouts','page-organization',id
    ] as const;
    }


export const getGetPageQueryOptions = <TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPageQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPage>>> = ({ signal }) => getPage(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPageQueryResult = NonNullable<Awaited<ReturnType<typeof getPage>>>
export type GetPageQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetPage<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPage>>,
          TError,
          Awaited<ReturnType<typeof getPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPage<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPage>>,
          TError,
          Awaited<ReturnType<typeof getPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPage<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a page
 */

export function useGetPage<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPageQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetPage} query
 */
export const invalidateGetPage = async (
 queryClient: QueryClient, id: Uuid, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPageQueryKey(id) }, options);

  return queryClient;
}




export const getGetPageSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPageQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPage>>> = ({ signal }) => getPage(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPageSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPage>>>
export type GetPageSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetPageSuspense<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPageSuspense<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPageSuspense<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a page
 */

export function useGetPageSuspense<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPageSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdatePageUrl = (id: Uuid,) => {




  return `/layouts/page-organization/${encodeURIComponent(String(id))}`
}

/**
 * Changes a page. 409 `slugTaken`, and `cycle` where it would stand below itself; 422 `unknownLayout`, `unknownPage` and `unknownRoute`.
 * @summary Update a page
 */
export const updatePage = async (id: Uuid,
    pageEntryChange: PageEntryChange, options?: Parameters<typeof apiFetch>[1]): Promise<PageEntry> => {

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
return apiFetch<PageEntry>(getUpdatePageUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(pageEntryChange)
  }
);}





export const getUpdatePageMutationKey = () => ['updatePage'] as const;

export const getUpdatePageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePage>>, TError,UpdatePageMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePage>>, TError,UpdatePageMutationVariables, TContext> => {

const mutationKey = getUpdatePageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePage>>, UpdatePageMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updatePage(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePageMutationResult = NonNullable<Awaited<ReturnType<typeof updatePage>>>
    export type UpdatePageMutationBody = PageEntryChange
    export type UpdatePageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdatePageMutationVariables = {id: Uuid;data: PageEntryChange}

    /**
 * @summary Update a page
 */
export const useUpdatePage = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePage>>, TError,UpdatePageMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePage>>,
        TError,
        UpdatePageMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePageMutationOptions(options), queryClient);
    }
    export const getDeletePageUrl = (id: Uuid,) => {




  return `/layouts/page-organization/${encodeURIComponent(String(id))}`
}

/**
 * Deletes a page; one that others stand below is refused (409 `hasChildren`). Routes that lead to it are dead then.
 * @summary Delete a page
 */
export const deletePage = async (id: Uuid, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

  return apiFetch<void>(getDeletePageUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeletePageMutationKey = () => ['deletePage'] as const;

export const getDeletePageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePage>>, TError,DeletePageMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePage>>, TError,DeletePageMutationVariables, TContext> => {

const mutationKey = getDeletePageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePage>>, DeletePageMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deletePage(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePageMutationResult = NonNullable<Awaited<ReturnType<typeof deletePage>>>

    export type DeletePageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeletePageMutationVariables = {id: Uuid}

    /**
 * @summary Delete a page
 */
export const useDeletePage = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePage>>, TError,DeletePageMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePage>>,
        TError,
        DeletePageMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePageMutationOptions(options), queryClient);
    }
