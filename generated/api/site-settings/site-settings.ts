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
  HeroSlide,
  HeroSlideInput,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  ServerErrorResponse,
  StartPageSection,
  StartPageSectionInput,
  StartPageStatic,
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

export const getGetStartPageStaticUrl = () => {




  return `/sitesettings/startpage/static`
}

/**
 * Settings of the layout that the site shows as its start page.
 * @summary Get what stays the same on the start page
 */
export const getStartPageStatic = async ( options?: Parameters<typeof apiFetch>[1]): Promise<StartPageStatic> => {

  return apiFetch<StartPageStatic>(getGetStartPageStaticUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStartPageStaticQueryKey = () => {
    return [
    'sitesettings','startpage','static'
    ] as const;
    }


export const getGetStartPageStaticQueryOptions = <TData = Awaited<ReturnType<typeof getStartPageStatic>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStartPageStatic>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStartPageStaticQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStartPageStatic>>> = ({ signal }) => getStartPageStatic({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStartPageStatic>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStartPageStaticQueryResult = NonNullable<Awaited<ReturnType<typeof getStartPageStatic>>>
export type GetStartPageStaticQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetStartPageStatic<TData = Awaited<ReturnType<typeof getStartPageStatic>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStartPageStatic>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStartPageStatic>>,
          TError,
          Awaited<ReturnType<typeof getStartPageStatic>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStartPageStatic<TData = Awaited<ReturnType<typeof getStartPageStatic>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStartPageStatic>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStartPageStatic>>,
          TError,
          Awaited<ReturnType<typeof getStartPageStatic>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStartPageStatic<TData = Awaited<ReturnType<typeof getStartPageStatic>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStartPageStatic>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get what stays the same on the start page
 */

export function useGetStartPageStatic<TData = Awaited<ReturnType<typeof getStartPageStatic>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStartPageStatic>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStartPageStaticQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetStartPageStatic} query
 */
export const invalidateGetStartPageStatic = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetStartPageStaticQueryKey() }, options);

  return queryClient;
}




export const getGetStartPageStaticSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getStartPageStatic>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStartPageStatic>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStartPageStaticQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStartPageStatic>>> = ({ signal }) => getStartPageStatic({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStartPageStatic>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetStartPageStaticSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getStartPageStatic>>>
export type GetStartPageStaticSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetStartPageStaticSuspense<TData = Awaited<ReturnType<typeof getStartPageStatic>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStartPageStatic>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStartPageStaticSuspense<TData = Awaited<ReturnType<typeof getStartPageStatic>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStartPageStatic>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStartPageStaticSuspense<TData = Awaited<ReturnType<typeof getStartPageStatic>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStartPageStatic>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get what stays the same on the start page
 */

export function useGetStartPageStaticSuspense<TData = Awaited<ReturnType<typeof getStartPageStatic>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStartPageStatic>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStartPageStaticSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSaveStartPageStaticUrl = () => {




  return `/sitesettings/startpage/static`
}

/**
 * Changes settings of the start page at once. `If-Match` names the version of its layout. 422 `unknownMedia`.
 * @summary Save what stays the same on the start page
 */
export const saveStartPageStatic = async (startPageStatic: StartPageStatic, options?: Parameters<typeof apiFetch>[1]): Promise<StartPageStatic> => {

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
return apiFetch<StartPageStatic>(getSaveStartPageStaticUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(startPageStatic)
  }
);}





export const getSaveStartPageStaticMutationKey = () => ['saveStartPageStatic'] as const;

export const getSaveStartPageStaticMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveStartPageStatic>>, TError,SaveStartPageStaticMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof saveStartPageStatic>>, TError,SaveStartPageStaticMutationVariables, TContext> => {

const mutationKey = getSaveStartPageStaticMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveStartPageStatic>>, SaveStartPageStaticMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveStartPageStatic(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveStartPageStaticMutationResult = NonNullable<Awaited<ReturnType<typeof saveStartPageStatic>>>
    export type SaveStartPageStaticMutationBody = StartPageStatic
    export type SaveStartPageStaticMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type SaveStartPageStaticMutationVariables = {data: StartPageStatic}

    /**
 * @summary Save what stays the same on the start page
 */
export const useSaveStartPageStatic = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveStartPageStatic>>, TError,SaveStartPageStaticMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveStartPageStatic>>,
        TError,
        SaveStartPageStaticMutationVariables,
        TContext
      > => {
      return useMutation(getSaveStartPageStaticMutationOptions(options), queryClient);
    }
    export const getListStartPageSectionsUrl = () => {




  return `/sitesettings/startpage/sections`
}

/**
 * All sections of the start page, in their order.
 * @summary List the sections of the start page
 */
export const listStartPageSections = async ( options?: Parameters<typeof apiFetch>[1]): Promise<StartPageSection[]> => {

  return apiFetch<StartPageSection[]>(getListStartPageSectionsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListStartPageSectionsQueryKey = () => {
    return [
    'sitesettings','startpage','sections'
    ] as const;
    }


export const getListStartPageSectionsQueryOptions = <TData = Awaited<ReturnType<typeof listStartPageSections>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStartPageSections>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStartPageSectionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStartPageSections>>> = ({ signal }) => listStartPageSections({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStartPageSections>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStartPageSectionsQueryResult = NonNullable<Awaited<ReturnType<typeof listStartPageSections>>>
export type ListStartPageSectionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListStartPageSections<TData = Awaited<ReturnType<typeof listStartPageSections>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStartPageSections>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStartPageSections>>,
          TError,
          Awaited<ReturnType<typeof listStartPageSections>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStartPageSections<TData = Awaited<ReturnType<typeof listStartPageSections>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStartPageSections>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStartPageSections>>,
          TError,
          Awaited<ReturnType<typeof listStartPageSections>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStartPageSections<TData = Awaited<ReturnType<typeof listStartPageSections>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStartPageSections>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sections of the start page
 */

export function useListStartPageSections<TData = Awaited<ReturnType<typeof listStartPageSections>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStartPageSections>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStartPageSectionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListStartPageSections} query
 */
export const invalidateListStartPageSections = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStartPageSectionsQueryKey() }, options);

  return queryClient;
}




export const getListStartPageSectionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStartPageSections>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStartPageSections>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStartPageSectionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStartPageSections>>> = ({ signal }) => listStartPageSections({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStartPageSections>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStartPageSectionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStartPageSections>>>
export type ListStartPageSectionsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListStartPageSectionsSuspense<TData = Awaited<ReturnType<typeof listStartPageSections>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStartPageSections>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStartPageSectionsSuspense<TData = Awaited<ReturnType<typeof listStartPageSections>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStartPageSections>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStartPageSectionsSuspense<TData = Awaited<ReturnType<typeof listStartPageSections>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStartPageSections>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sections of the start page
 */

export function useListStartPageSectionsSuspense<TData = Awaited<ReturnType<typeof listStartPageSections>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStartPageSections>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStartPageSectionsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetStartPageSectionUrl = (id: Uuid,) => {




  return `/sitesettings/startpage/sections/${encodeURIComponent(String(id))}`
}

/**
 * One section of the start page.
 * @summary Get a section of the start page
 */
export const getStartPageSection = async (id: Uuid, options?: Parameters<typeof apiFetch>[1]): Promise<StartPageSection> => {

  return apiFetch<StartPageSection>(getGetStartPageSectionUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStartPageSectionQueryKey = (id: Uuid,) => {
    return [
    'sitesettings','startpage','sections',id
    ] as const;
    }


export const getGetStartPageSectionQueryOptions = <TData = Awaited<ReturnType<typeof getStartPageSection>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStartPageSection>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStartPageSectionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStartPageSection>>> = ({ signal }) => getStartPageSection(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStartPageSection>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStartPageSectionQueryResult = NonNullable<Awaited<ReturnType<typeof getStartPageSection>>>
export type GetStartPageSectionQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetStartPageSection<TData = Awaited<ReturnType<typeof getStartPageSection>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStartPageSection>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStartPageSection>>,
          TError,
          Awaited<ReturnType<typeof getStartPageSection>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStartPageSection<TData = Awaited<ReturnType<typeof getStartPageSection>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStartPageSection>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStartPageSection>>,
          TError,
          Awaited<ReturnType<typeof getStartPageSection>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStartPageSection<TData = Awaited<ReturnType<typeof getStartPageSection>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStartPageSection>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a section of the start page
 */

export function useGetStartPageSection<TData = Awaited<ReturnType<typeof getStartPageSection>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStartPageSection>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStartPageSectionQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetStartPageSection} query
 */
export const invalidateGetStartPageSection = async (
 queryClient: QueryClient, id: Uuid, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetStartPageSectionQueryKey(id) }, options);

  return queryClient;
}




export const getGetStartPageSectionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getStartPageSection>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStartPageSection>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStartPageSectionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStartPageSection>>> = ({ signal }) => getStartPageSection(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStartPageSection>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetStartPageSectionSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getStartPageSection>>>
export type GetStartPageSectionSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetStartPageSectionSuspense<TData = Awaited<ReturnType<typeof getStartPageSection>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStartPageSection>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStartPageSectionSuspense<TData = Awaited<ReturnType<typeof getStartPageSection>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStartPageSection>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStartPageSectionSuspense<TData = Awaited<ReturnType<typeof getStartPageSection>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStartPageSection>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a section of the start page
 */

export function useGetStartPageSectionSuspense<TData = Awaited<ReturnType<typeof getStartPageSection>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStartPageSection>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStartPageSectionSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateStartPageSectionUrl = (id: Uuid,) => {




  return `/sitesettings/startpage/sections/${encodeURIComponent(String(id))}`
}

/**
 * Changes a section at once, without publishing anything else. `If-Match` names the version of its layout. 400 `order` and `past` for a schedule.
 * @summary Change a section of the start page
 */
export const updateStartPageSection = async (id: Uuid,
    startPageSectionInput: StartPageSectionInput, options?: Parameters<typeof apiFetch>[1]): Promise<StartPageSection> => {

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
return apiFetch<StartPageSection>(getUpdateStartPageSectionUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(startPageSectionInput)
  }
);}





export const getUpdateStartPageSectionMutationKey = () => ['updateStartPageSection'] as const;

export const getUpdateStartPageSectionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStartPageSection>>, TError,UpdateStartPageSectionMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateStartPageSection>>, TError,UpdateStartPageSectionMutationVariables, TContext> => {

const mutationKey = getUpdateStartPageSectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateStartPageSection>>, UpdateStartPageSectionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateStartPageSection(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateStartPageSectionMutationResult = NonNullable<Awaited<ReturnType<typeof updateStartPageSection>>>
    export type UpdateStartPageSectionMutationBody = StartPageSectionInput
    export type UpdateStartPageSectionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateStartPageSectionMutationVariables = {id: Uuid;data: StartPageSectionInput}

    /**
 * @summary Change a section of the start page
 */
export const useUpdateStartPageSection = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStartPageSection>>, TError,UpdateStartPageSectionMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateStartPageSection>>,
        TError,
        UpdateStartPageSectionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateStartPageSectionMutationOptions(options), queryClient);
    }
    export const getListHeroSlidesUrl = () => {




  return `/sitesettings/herocarousel`
}

/**
 * The slides of the first hero slider of the start page, in their order; none where it has no hero slider.
 * @summary List the hero slides
 */
export const listHeroSlides = async ( options?: Parameters<typeof apiFetch>[1]): Promise<HeroSlide[]> => {

  return apiFetch<HeroSlide[]>(getListHeroSlidesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListHeroSlidesQueryKey = () => {
    return [
    'sitesettings','herocarousel'
    ] as const;
    }


export const getListHeroSlidesQueryOptions = <TData = Awaited<ReturnType<typeof listHeroSlides>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHeroSlides>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHeroSlidesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHeroSlides>>> = ({ signal }) => listHeroSlides({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHeroSlides>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHeroSlidesQueryResult = NonNullable<Awaited<ReturnType<typeof listHeroSlides>>>
export type ListHeroSlidesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListHeroSlides<TData = Awaited<ReturnType<typeof listHeroSlides>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHeroSlides>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHeroSlides>>,
          TError,
          Awaited<ReturnType<typeof listHeroSlides>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHeroSlides<TData = Awaited<ReturnType<typeof listHeroSlides>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHeroSlides>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHeroSlides>>,
          TError,
          Awaited<ReturnType<typeof listHeroSlides>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHeroSlides<TData = Awaited<ReturnType<typeof listHeroSlides>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHeroSlides>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the hero slides
 */

export function useListHeroSlides<TData = Awaited<ReturnType<typeof listHeroSlides>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHeroSlides>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHeroSlidesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListHeroSlides} query
 */
export const invalidateListHeroSlides = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListHeroSlidesQueryKey() }, options);

  return queryClient;
}




export const getListHeroSlidesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listHeroSlides>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHeroSlides>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHeroSlidesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHeroSlides>>> = ({ signal }) => listHeroSlides({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHeroSlides>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListHeroSlidesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listHeroSlides>>>
export type ListHeroSlidesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListHeroSlidesSuspense<TData = Awaited<ReturnType<typeof listHeroSlides>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHeroSlides>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHeroSlidesSuspense<TData = Awaited<ReturnType<typeof listHeroSlides>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHeroSlides>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHeroSlidesSuspense<TData = Awaited<ReturnType<typeof listHeroSlides>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHeroSlides>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the hero slides
 */

export function useListHeroSlidesSuspense<TData = Awaited<ReturnType<typeof listHeroSlides>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHeroSlides>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHeroSlidesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateHeroSlideUrl = () => {




  return `/sitesettings/herocarousel`
}

/**
 * Puts a slide at the end of the first hero slider of the start page, at once. 409 `noCarousel` where it has none, `tooMany` for a 21st slide, `duplicateId`; 400 `order`, `past` and `alt`; 422 for what it refers to, as in `saveSections`.
 * @summary Create a hero slide
 */
export const createHeroSlide = async (heroSlideInput: HeroSlideInput, options?: Parameters<typeof apiFetch>[1]): Promise<HeroSlide> => {

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
return apiFetch<HeroSlide>(getCreateHeroSlideUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(heroSlideInput)
  }
);}





export const getCreateHeroSlideMutationKey = () => ['createHeroSlide'] as const;

export const getCreateHeroSlideMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHeroSlide>>, TError,CreateHeroSlideMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createHeroSlide>>, TError,CreateHeroSlideMutationVariables, TContext> => {

const mutationKey = getCreateHeroSlideMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createHeroSlide>>, CreateHeroSlideMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createHeroSlide(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateHeroSlideMutationResult = NonNullable<Awaited<ReturnType<typeof createHeroSlide>>>
    export type CreateHeroSlideMutationBody = HeroSlideInput
    export type CreateHeroSlideMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateHeroSlideMutationVariables = {data: HeroSlideInput}

    /**
 * @summary Create a hero slide
 */
export const useCreateHeroSlide = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHeroSlide>>, TError,CreateHeroSlideMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createHeroSlide>>,
        TError,
        CreateHeroSlideMutationVariables,
        TContext
      > => {
      return useMutation(getCreateHeroSlideMutationOptions(options), queryClient);
    }
    export const getGetHeroSlideUrl = (id: Uuid,) => {




  return `/sitesettings/herocarousel/${encodeURIComponent(String(id))}`
}

/**
 * One slide of the first hero slider of the start page.
 * @summary Get a hero slide
 */
export const getHeroSlide = async (id: Uuid, options?: Parameters<typeof apiFetch>[1]): Promise<HeroSlide> => {

  return apiFetch<HeroSlide>(getGetHeroSlideUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHeroSlideQueryKey = (id: Uuid,) => {
    return [
    'sitesettings','herocarousel',id
    ] as const;
    }


export const getGetHeroSlideQueryOptions = <TData = Awaited<ReturnType<typeof getHeroSlide>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHeroSlide>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHeroSlideQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHeroSlide>>> = ({ signal }) => getHeroSlide(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHeroSlide>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHeroSlideQueryResult = NonNullable<Awaited<ReturnType<typeof getHeroSlide>>>
export type GetHeroSlideQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetHeroSlide<TData = Awaited<ReturnType<typeof getHeroSlide>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHeroSlide>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHeroSlide>>,
          TError,
          Awaited<ReturnType<typeof getHeroSlide>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHeroSlide<TData = Awaited<ReturnType<typeof getHeroSlide>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHeroSlide>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHeroSlide>>,
          TError,
          Awaited<ReturnType<typeof getHeroSlide>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHeroSlide<TData = Awaited<ReturnType<typeof getHeroSlide>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHeroSlide>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a hero slide
 */

export function useGetHeroSlide<TData = Awaited<ReturnType<typeof getHeroSlide>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHeroSlide>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHeroSlideQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetHeroSlide} query
 */
export const invalidateGetHeroSlide = async (
 queryClient: QueryClient, id: Uuid, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetHeroSlideQueryKey(id) }, options);

  return queryClient;
}




export const getGetHeroSlideSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getHeroSlide>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHeroSlide>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHeroSlideQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHeroSlide>>> = ({ signal }) => getHeroSlide(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHeroSlide>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetHeroSlideSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getHeroSlide>>>
export type GetHeroSlideSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetHeroSlideSuspense<TData = Awaited<ReturnType<typeof getHeroSlide>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHeroSlide>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHeroSlideSuspense<TData = Awaited<ReturnType<typeof getHeroSlide>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHeroSlide>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHeroSlideSuspense<TData = Awaited<ReturnType<typeof getHeroSlide>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHeroSlide>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a hero slide
 */

export function useGetHeroSlideSuspense<TData = Awaited<ReturnType<typeof getHeroSlide>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHeroSlide>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHeroSlideSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateHeroSlideUrl = (id: Uuid,) => {




  return `/sitesettings/herocarousel/${encodeURIComponent(String(id))}`
}

/**
 * Replaces a slide at once, without publishing anything else. `If-Match` names the version of its layout.
 * @summary Change a hero slide
 */
export const updateHeroSlide = async (id: Uuid,
    heroSlideInput: HeroSlideInput, options?: Parameters<typeof apiFetch>[1]): Promise<HeroSlide> => {

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
return apiFetch<HeroSlide>(getUpdateHeroSlideUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(heroSlideInput)
  }
);}





export const getUpdateHeroSlideMutationKey = () => ['updateHeroSlide'] as const;

export const getUpdateHeroSlideMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHeroSlide>>, TError,UpdateHeroSlideMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateHeroSlide>>, TError,UpdateHeroSlideMutationVariables, TContext> => {

const mutationKey = getUpdateHeroSlideMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateHeroSlide>>, UpdateHeroSlideMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateHeroSlide(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateHeroSlideMutationResult = NonNullable<Awaited<ReturnType<typeof updateHeroSlide>>>
    export type UpdateHeroSlideMutationBody = HeroSlideInput
    export type UpdateHeroSlideMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateHeroSlideMutationVariables = {id: Uuid;data: HeroSlideInput}

    /**
 * @summary Change a hero slide
 */
export const useUpdateHeroSlide = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHeroSlide>>, TError,UpdateHeroSlideMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateHeroSlide>>,
        TError,
        UpdateHeroSlideMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateHeroSlideMutationOptions(options), queryClient);
    }
    export const getDeleteHeroSlideUrl = (id: Uuid,) => {




  return `/sitesettings/herocarousel/${encodeURIComponent(String(id))}`
}

/**
 * Deletes a slide at once.
 * @summary Delete a hero slide
 */
export const deleteHeroSlide = async (id: Uuid, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

  return apiFetch<void>(getDeleteHeroSlideUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteHeroSlideMutationKey = () => ['deleteHeroSlide'] as const;

export const getDeleteHeroSlideMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteHeroSlide>>, TError,DeleteHeroSlideMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteHeroSlide>>, TError,DeleteHeroSlideMutationVariables, TContext> => {

const mutationKey = getDeleteHeroSlideMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteHeroSlide>>, DeleteHeroSlideMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteHeroSlide(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteHeroSlideMutationResult = NonNullable<Awaited<ReturnType<typeof deleteHeroSlide>>>

    export type DeleteHeroSlideMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeleteHeroSlideMutationVariables = {id: Uuid}

    /**
 * @summary Delete a hero slide
 */
export const useDeleteHeroSlide = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteHeroSlide>>, TError,DeleteHeroSlideMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteHeroSlide>>,
        TError,
        DeleteHeroSlideMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteHeroSlideMutationOptions(options), queryClient);
    }
