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
  DeleteRouteParams,
  ForbiddenResponse,
  ListMenuParams,
  ListRouteResourcesParams,
  ListRoutesParams,
  Menu,
  MenuGroup,
  MenuGroupInput,
  MenuPublication,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  PublishedMenu,
  Route,
  RouteInput,
  RoutePage,
  RouteResource,
  RouteResourcePage,
  RouteUse,
  SearchRoutesParams,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  UpdateMenuGroupParams,
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

export const getListMenuUrl = (params?: ListMenuParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/routing/menu?${stringifiedParams}` : `/routing/menu`
}

/**
 * The groups of the site's menu that exist, main first, with their items, and all routes of the site when asked for.
 * @summary Get the menu
 */
export const listMenu = async (params?: ListMenuParams, options?: Parameters<typeof apiFetch>[1]): Promise<Menu> => {

  return apiFetch<Menu>(getListMenuUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMenuQueryKey = (params?: ListMenuParams,) => {
    return [
    'routing','menu', ...(params ? [params] : [])
    ] as const;
    }


export const getListMenuQueryOptions = <TData = Awaited<ReturnType<typeof listMenu>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListMenuParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMenu>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMenuQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMenu>>> = ({ signal }) => listMenu(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMenu>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMenuQueryResult = NonNullable<Awaited<ReturnType<typeof listMenu>>>
export type ListMenuQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListMenu<TData = Awaited<ReturnType<typeof listMenu>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListMenuParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMenu>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMenu>>,
          TError,
          Awaited<ReturnType<typeof listMenu>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMenu<TData = Awaited<ReturnType<typeof listMenu>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListMenuParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMenu>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMenu>>,
          TError,
          Awaited<ReturnType<typeof listMenu>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMenu<TData = Awaited<ReturnType<typeof listMenu>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListMenuParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMenu>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the menu
 */

export function useListMenu<TData = Awaited<ReturnType<typeof listMenu>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListMenuParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMenu>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMenuQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListMenu} query
 */
export const invalidateListMenu = async (
 queryClient: QueryClient, params?: ListMenuParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMenuQueryKey(params) }, options);

  return queryClient;
}




export const getListMenuSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMenu>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListMenuParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMenu>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMenuQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMenu>>> = ({ signal }) => listMenu(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMenu>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMenuSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMenu>>>
export type ListMenuSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListMenuSuspense<TData = Awaited<ReturnType<typeof listMenu>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListMenuParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMenu>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMenuSuspense<TData = Awaited<ReturnType<typeof listMenu>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListMenuParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMenu>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMenuSuspense<TData = Awaited<ReturnType<typeof listMenu>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListMenuParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMenu>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the menu
 */

export function useListMenuSuspense<TData = Awaited<ReturnType<typeof listMenu>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListMenuParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMenu>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMenuSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateMenuGroupUrl = () => {




  return `/routing/menu`
}

/**
 * Makes a group that the site lacks; one that it has is refused (409 `identifierTaken`).
 * @summary Create a menu group
 */
export const createMenuGroup = async (menuGroupInput: MenuGroupInput, options?: Parameters<typeof apiFetch>[1]): Promise<MenuGroup> => {

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
return apiFetch<MenuGroup>(getCreateMenuGroupUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(menuGroupInput)
  }
);}





export const getCreateMenuGroupMutationKey = () => ['createMenuGroup'] as const;

export const getCreateMenuGroupMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMenuGroup>>, TError,CreateMenuGroupMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createMenuGroup>>, TError,CreateMenuGroupMutationVariables, TContext> => {

const mutationKey = getCreateMenuGroupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createMenuGroup>>, CreateMenuGroupMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createMenuGroup(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateMenuGroupMutationResult = NonNullable<Awaited<ReturnType<typeof createMenuGroup>>>
    export type CreateMenuGroupMutationBody = MenuGroupInput
    export type CreateMenuGroupMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateMenuGroupMutationVariables = {data: MenuGroupInput}

    /**
 * @summary Create a menu group
 */
export const useCreateMenuGroup = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMenuGroup>>, TError,CreateMenuGroupMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createMenuGroup>>,
        TError,
        CreateMenuGroupMutationVariables,
        TContext
      > => {
      return useMutation(getCreateMenuGroupMutationOptions(options), queryClient);
    }
    export const getUpdateMenuGroupUrl = (id: Uuid,
    params?: UpdateMenuGroupParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/routing/menu/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/routing/menu/${encodeURIComponent(String(id))}`
}

/**
 * Replaces a group with all its items. `If-Match` names the version of this group. Routes of the site that its items lead to are looked up by their ids (422 `unknownRoute`); an id that an item of another site has is refused (422 `foreignItem`); identifiers differ also without letter case (409 `duplicateIdentifier`); locked items stay (409 `locked`); 400 `orphan`, `duplicateId`, `childNotSupported`, `depth` and `url` say what else does not hold together.
 * @summary Publish a menu group
 */
export const updateMenuGroup = async (id: Uuid,
    menuGroupInput: MenuGroupInput,
    params?: UpdateMenuGroupParams, options?: Parameters<typeof apiFetch>[1]): Promise<MenuGroup> => {

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
return apiFetch<MenuGroup>(getUpdateMenuGroupUrl(id,params),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(menuGroupInput)
  }
);}





export const getUpdateMenuGroupMutationKey = () => ['updateMenuGroup'] as const;

export const getUpdateMenuGroupMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMenuGroup>>, TError,UpdateMenuGroupMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMenuGroup>>, TError,UpdateMenuGroupMutationVariables, TContext> => {

const mutationKey = getUpdateMenuGroupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMenuGroup>>, UpdateMenuGroupMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  updateMenuGroup(id,data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMenuGroupMutationResult = NonNullable<Awaited<ReturnType<typeof updateMenuGroup>>>
    export type UpdateMenuGroupMutationBody = MenuGroupInput
    export type UpdateMenuGroupMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateMenuGroupMutationVariables = {id: Uuid;data: MenuGroupInput;params?: UpdateMenuGroupParams}

    /**
 * @summary Publish a menu group
 */
export const useUpdateMenuGroup = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMenuGroup>>, TError,UpdateMenuGroupMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMenuGroup>>,
        TError,
        UpdateMenuGroupMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMenuGroupMutationOptions(options), queryClient);
    }
    export const getDeleteMenuGroupUrl = (id: Uuid,) => {




  return `/routing/menu/${encodeURIComponent(String(id))}`
}

/**
 * Deletes a group without items; others are refused (409 `notEmpty`).
 * @summary Delete a menu group
 */
export const deleteMenuGroup = async (id: Uuid, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

  return apiFetch<void>(getDeleteMenuGroupUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteMenuGroupMutationKey = () => ['deleteMenuGroup'] as const;

export const getDeleteMenuGroupMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMenuGroup>>, TError,DeleteMenuGroupMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteMenuGroup>>, TError,DeleteMenuGroupMutationVariables, TContext> => {

const mutationKey = getDeleteMenuGroupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteMenuGroup>>, DeleteMenuGroupMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteMenuGroup(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteMenuGroupMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMenuGroup>>>

    export type DeleteMenuGroupMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeleteMenuGroupMutationVariables = {id: Uuid}

    /**
 * @summary Delete a menu group
 */
export const useDeleteMenuGroup = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMenuGroup>>, TError,DeleteMenuGroupMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMenuGroup>>,
        TError,
        DeleteMenuGroupMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteMenuGroupMutationOptions(options), queryClient);
    }
    export const getListMenuPublicationsUrl = () => {




  return `/routing/menu-history`
}

/**
 * The last 50 publishes, the newest first.
 * @summary List the publishes of the menu
 */
export const listMenuPublications = async ( options?: Parameters<typeof apiFetch>[1]): Promise<MenuPublication[]> => {

  return apiFetch<MenuPublication[]>(getListMenuPublicationsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMenuPublicationsQueryKey = () => {
    return [
    'routing','menu-history'
    ] as const;
    }


export const getListMenuPublicationsQueryOptions = <TData = Awaited<ReturnType<typeof listMenuPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMenuPublications>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMenuPublicationsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMenuPublications>>> = ({ signal }) => listMenuPublications({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMenuPublications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMenuPublicationsQueryResult = NonNullable<Awaited<ReturnType<typeof listMenuPublications>>>
export type ListMenuPublicationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListMenuPublications<TData = Awaited<ReturnType<typeof listMenuPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMenuPublications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMenuPublications>>,
          TError,
          Awaited<ReturnType<typeof listMenuPublications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMenuPublications<TData = Awaited<ReturnType<typeof listMenuPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMenuPublications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMenuPublications>>,
          TError,
          Awaited<ReturnType<typeof listMenuPublications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMenuPublications<TData = Awaited<ReturnType<typeof listMenuPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMenuPublications>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the publishes of the menu
 */

export function useListMenuPublications<TData = Awaited<ReturnType<typeof listMenuPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMenuPublications>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMenuPublicationsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListMenuPublications} query
 */
export const invalidateListMenuPublications = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMenuPublicationsQueryKey() }, options);

  return queryClient;
}




export const getListMenuPublicationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMenuPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMenuPublications>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMenuPublicationsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMenuPublications>>> = ({ signal }) => listMenuPublications({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMenuPublications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMenuPublicationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMenuPublications>>>
export type ListMenuPublicationsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListMenuPublicationsSuspense<TData = Awaited<ReturnType<typeof listMenuPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMenuPublications>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMenuPublicationsSuspense<TData = Awaited<ReturnType<typeof listMenuPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMenuPublications>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMenuPublicationsSuspense<TData = Awaited<ReturnType<typeof listMenuPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMenuPublications>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the publishes of the menu
 */

export function useListMenuPublicationsSuspense<TData = Awaited<ReturnType<typeof listMenuPublications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMenuPublications>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMenuPublicationsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetMenuPublicationUrl = (id: Uuid,) => {




  return `/routing/menu-history/${encodeURIComponent(String(id))}`
}

/**
 * The whole menu as it stood after a publish.
 * @summary Get a published menu
 */
export const getMenuPublication = async (id: Uuid, options?: Parameters<typeof apiFetch>[1]): Promise<PublishedMenu> => {

  return apiFetch<PublishedMenu>(getGetMenuPublicationUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMenuPublicationQueryKey = (id: Uuid,) => {
    return [
    'routing','menu-history',id
    ] as const;
    }


export const getGetMenuPublicationQueryOptions = <TData = Awaited<ReturnType<typeof getMenuPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenuPublication>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMenuPublicationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMenuPublication>>> = ({ signal }) => getMenuPublication(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMenuPublication>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMenuPublicationQueryResult = NonNullable<Awaited<ReturnType<typeof getMenuPublication>>>
export type GetMenuPublicationQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetMenuPublication<TData = Awaited<ReturnType<typeof getMenuPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenuPublication>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMenuPublication>>,
          TError,
          Awaited<ReturnType<typeof getMenuPublication>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMenuPublication<TData = Awaited<ReturnType<typeof getMenuPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenuPublication>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMenuPublication>>,
          TError,
          Awaited<ReturnType<typeof getMenuPublication>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMenuPublication<TData = Awaited<ReturnType<typeof getMenuPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenuPublication>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a published menu
 */

export function useGetMenuPublication<TData = Awaited<ReturnType<typeof getMenuPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenuPublication>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMenuPublicationQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetMenuPublication} query
 */
export const invalidateGetMenuPublication = async (
 queryClient: QueryClient, id: Uuid, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMenuPublicationQueryKey(id) }, options);

  return queryClient;
}




export const getGetMenuPublicationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMenuPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMenuPublication>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMenuPublicationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMenuPublication>>> = ({ signal }) => getMenuPublication(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMenuPublication>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMenuPublicationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMenuPublication>>>
export type GetMenuPublicationSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetMenuPublicationSuspense<TData = Awaited<ReturnType<typeof getMenuPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMenuPublication>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMenuPublicationSuspense<TData = Awaited<ReturnType<typeof getMenuPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMenuPublication>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMenuPublicationSuspense<TData = Awaited<ReturnType<typeof getMenuPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMenuPublication>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a published menu
 */

export function useGetMenuPublicationSuspense<TData = Awaited<ReturnType<typeof getMenuPublication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMenuPublication>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMenuPublicationSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRoutesUrl = (params?: ListRoutesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/routing/routes?${stringifiedParams}` : `/routing/routes`
}

/**
 * A page of the site's routes, by path.
 * @summary List routes
 */
export const listRoutes = async (params?: ListRoutesParams, options?: Parameters<typeof apiFetch>[1]): Promise<RoutePage> => {

  return apiFetch<RoutePage>(getListRoutesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListRoutesQueryKey = (params?: ListRoutesParams,) => {
    return [
    'routing','routes', ...(params ? [params] : [])
    ] as const;
    }


export const getListRoutesQueryOptions = <TData = Awaited<ReturnType<typeof listRoutes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListRoutesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoutes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRoutesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRoutes>>> = ({ signal }) => listRoutes(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRoutes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRoutesQueryResult = NonNullable<Awaited<ReturnType<typeof listRoutes>>>
export type ListRoutesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListRoutes<TData = Awaited<ReturnType<typeof listRoutes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListRoutesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoutes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRoutes>>,
          TError,
          Awaited<ReturnType<typeof listRoutes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRoutes<TData = Awaited<ReturnType<typeof listRoutes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListRoutesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoutes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRoutes>>,
          TError,
          Awaited<ReturnType<typeof listRoutes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRoutes<TData = Awaited<ReturnType<typeof listRoutes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListRoutesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoutes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List routes
 */

export function useListRoutes<TData = Awaited<ReturnType<typeof listRoutes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListRoutesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoutes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRoutesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListRoutes} query
 */
export const invalidateListRoutes = async (
 queryClient: QueryClient, params?: ListRoutesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListRoutesQueryKey(params) }, options);

  return queryClient;
}




export const getListRoutesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRoutes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListRoutesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRoutes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRoutesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRoutes>>> = ({ signal }) => listRoutes(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRoutes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListRoutesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRoutes>>>
export type ListRoutesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListRoutesSuspense<TData = Awaited<ReturnType<typeof listRoutes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListRoutesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRoutes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRoutesSuspense<TData = Awaited<ReturnType<typeof listRoutes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListRoutesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRoutes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRoutesSuspense<TData = Awaited<ReturnType<typeof listRoutes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListRoutesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRoutes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List routes
 */

export function useListRoutesSuspense<TData = Awaited<ReturnType<typeof listRoutes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListRoutesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRoutes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRoutesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateRouteUrl = () => {




  return `/routing/routes`
}

/**
 * Makes a route. Its path is kept with a slash in front and none at the end; one that another route has, letter case ignored, is refused (409 `pathTaken`).
 * @summary Create a route
 */
export const createRoute = async (routeInput: RouteInput, options?: Parameters<typeof apiFetch>[1]): Promise<Route> => {

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
return apiFetch<Route>(getCreateRouteUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(routeInput)
  }
);}





export const getCreateRouteMutationKey = () => ['createRoute'] as const;

export const getCreateRouteMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRoute>>, TError,CreateRouteMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createRoute>>, TError,CreateRouteMutationVariables, TContext> => {

const mutationKey = getCreateRouteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRoute>>, CreateRouteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createRoute(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateRouteMutationResult = NonNullable<Awaited<ReturnType<typeof createRoute>>>
    export type CreateRouteMutationBody = RouteInput
    export type CreateRouteMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateRouteMutationVariables = {data: RouteInput}

    /**
 * @summary Create a route
 */
export const useCreateRoute = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRoute>>, TError,CreateRouteMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRoute>>,
        TError,
        CreateRouteMutationVariables,
        TContext
      > => {
      return useMutation(getCreateRouteMutationOptions(options), queryClient);
    }
    export const getSearchRoutesUrl = (params: SearchRoutesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/routing/routes/search?${stringifiedParams}` : `/routing/routes/search`
}

/**
 * At most 20 routes that hold every word in title or path, those whose title or path begins with the text first.
 * @summary Search for routes
 */
export const searchRoutes = async (params: SearchRoutesParams, options?: Parameters<typeof apiFetch>[1]): Promise<Route[]> => {

  return apiFetch<Route[]>(getSearchRoutesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchRoutesQueryKey = (params?: SearchRoutesParams,) => {
    return [
    'routing','routes','search', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchRoutesQueryOptions = <TData = Awaited<ReturnType<typeof searchRoutes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: SearchRoutesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchRoutes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchRoutesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchRoutes>>> = ({ signal }) => searchRoutes(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchRoutes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchRoutesQueryResult = NonNullable<Awaited<ReturnType<typeof searchRoutes>>>
export type SearchRoutesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useSearchRoutes<TData = Awaited<ReturnType<typeof searchRoutes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchRoutesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchRoutes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchRoutes>>,
          TError,
          Awaited<ReturnType<typeof searchRoutes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchRoutes<TData = Awaited<ReturnType<typeof searchRoutes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchRoutesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchRoutes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchRoutes>>,
          TError,
          Awaited<ReturnType<typeof searchRoutes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchRoutes<TData = Awaited<ReturnType<typeof searchRoutes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchRoutesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchRoutes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search for routes
 */

export function useSearchRoutes<TData = Awaited<ReturnType<typeof searchRoutes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchRoutesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchRoutes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchRoutesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useSearchRoutes} query
 */
export const invalidateSearchRoutes = async (
 queryClient: QueryClient, params: SearchRoutesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchRoutesQueryKey(params) }, options);

  return queryClient;
}




export const getSearchRoutesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchRoutes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: SearchRoutesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchRoutes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchRoutesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchRoutes>>> = ({ signal }) => searchRoutes(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchRoutes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchRoutesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchRoutes>>>
export type SearchRoutesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useSearchRoutesSuspense<TData = Awaited<ReturnType<typeof searchRoutes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchRoutesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchRoutes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchRoutesSuspense<TData = Awaited<ReturnType<typeof searchRoutes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchRoutesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchRoutes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchRoutesSuspense<TData = Awaited<ReturnType<typeof searchRoutes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchRoutesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchRoutes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search for routes
 */

export function useSearchRoutesSuspense<TData = Awaited<ReturnType<typeof searchRoutes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchRoutesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchRoutes>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchRoutesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetRouteUrl = (id: Uuid,) => {




  return `/routing/routes/${encodeURIComponent(String(id))}`
}

/**
 * One route of the site.
 * @summary Get a route
 */
export const getRoute = async (id: Uuid, options?: Parameters<typeof apiFetch>[1]): Promise<Route> => {

  return apiFetch<Route>(getGetRouteUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetRouteQueryKey = (id: Uuid,) => {
    return [
    'routing','routes',id
    ] as const;
    }


export const getGetRouteQueryOptions = <TData = Awaited<ReturnType<typeof getRoute>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoute>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRouteQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRoute>>> = ({ signal }) => getRoute(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRoute>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRouteQueryResult = NonNullable<Awaited<ReturnType<typeof getRoute>>>
export type GetRouteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetRoute<TData = Awaited<ReturnType<typeof getRoute>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoute>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRoute>>,
          TError,
          Awaited<ReturnType<typeof getRoute>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRoute<TData = Awaited<ReturnType<typeof getRoute>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoute>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRoute>>,
          TError,
          Awaited<ReturnType<typeof getRoute>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRoute<TData = Awaited<ReturnType<typeof getRoute>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoute>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a route
 */

export function useGetRoute<TData = Awaited<ReturnType<typeof getRoute>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoute>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRouteQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetRoute} query
 */
export const invalidateGetRoute = async (
 queryClient: QueryClient, id: Uuid, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetRouteQueryKey(id) }, options);

  return queryClient;
}




export const getGetRouteSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getRoute>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRoute>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRouteQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRoute>>> = ({ signal }) => getRoute(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRoute>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetRouteSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getRoute>>>
export type GetRouteSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetRouteSuspense<TData = Awaited<ReturnType<typeof getRoute>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRoute>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRouteSuspense<TData = Awaited<ReturnType<typeof getRoute>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRoute>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRouteSuspense<TData = Awaited<ReturnType<typeof getRoute>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRoute>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a route
 */

export function useGetRouteSuspense<TData = Awaited<ReturnType<typeof getRoute>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRoute>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRouteSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateRouteUrl = (id: Uuid,) => {




  return `/routing/routes/${encodeURIComponent(String(id))}`
}

/**
 * Changes a route; menu items that lead to it follow.
 * @summary Update a route
 */
export const updateRoute = async (id: Uuid,
    routeInput: RouteInput, options?: Parameters<typeof apiFetch>[1]): Promise<Route> => {

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
return apiFetch<Route>(getUpdateRouteUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(routeInput)
  }
);}





export const getUpdateRouteMutationKey = () => ['updateRoute'] as const;

export const getUpdateRouteMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRoute>>, TError,UpdateRouteMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateRoute>>, TError,UpdateRouteMutationVariables, TContext> => {

const mutationKey = getUpdateRouteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateRoute>>, UpdateRouteMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateRoute(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateRouteMutationResult = NonNullable<Awaited<ReturnType<typeof updateRoute>>>
    export type UpdateRouteMutationBody = RouteInput
    export type UpdateRouteMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateRouteMutationVariables = {id: Uuid;data: RouteInput}

    /**
 * @summary Update a route
 */
export const useUpdateRoute = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRoute>>, TError,UpdateRouteMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateRoute>>,
        TError,
        UpdateRouteMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateRouteMutationOptions(options), queryClient);
    }
    export const getDeleteRouteUrl = (id: Uuid,
    params?: DeleteRouteParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/routing/routes/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/routing/routes/${encodeURIComponent(String(id))}`
}

/**
 * Deletes a route. One that something leads to is refused (409 `inUse`) unless `evenInUse` is true; the menu items then lead nowhere.
 * @summary Delete a route
 */
export const deleteRoute = async (id: Uuid,
    params?: DeleteRouteParams, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

  return apiFetch<void>(getDeleteRouteUrl(id,params),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteRouteMutationKey = () => ['deleteRoute'] as const;

export const getDeleteRouteMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRoute>>, TError,DeleteRouteMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteRoute>>, TError,DeleteRouteMutationVariables, TContext> => {

const mutationKey = getDeleteRouteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteRoute>>, DeleteRouteMutationVariables> = (props) => {
          const {id,params} = props ?? {};

          return  deleteRoute(id,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteRouteMutationResult = NonNullable<Awaited<ReturnType<typeof deleteRoute>>>

    export type DeleteRouteMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeleteRouteMutationVariables = {id: Uuid;params?: DeleteRouteParams}

    /**
 * @summary Delete a route
 */
export const useDeleteRoute = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRoute>>, TError,DeleteRouteMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteRoute>>,
        TError,
        DeleteRouteMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteRouteMutationOptions(options), queryClient);
    }
    export const getListRouteUsesUrl = (id: Uuid,) => {




  return `/routing/routes/${encodeURIComponent(String(id))}/uses`
}

/**
 * What leads to a route.
 * @summary List the uses of a route
 */
export const listRouteUses = async (id: Uuid, options?: Parameters<typeof apiFetch>[1]): Promise<RouteUse[]> => {

  return apiFetch<RouteUse[]>(getListRouteUsesUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListRouteUsesQueryKey = (id: Uuid,) => {
    return [
    'routing','routes',id,'uses'
    ] as const;
    }


export const getListRouteUsesQueryOptions = <TData = Awaited<ReturnType<typeof listRouteUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRouteUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRouteUsesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRouteUses>>> = ({ signal }) => listRouteUses(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRouteUses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRouteUsesQueryResult = NonNullable<Awaited<ReturnType<typeof listRouteUses>>>
export type ListRouteUsesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListRouteUses<TData = Awaited<ReturnType<typeof listRouteUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRouteUses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRouteUses>>,
          TError,
          Awaited<ReturnType<typeof listRouteUses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRouteUses<TData = Awaited<ReturnType<typeof listRouteUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRouteUses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRouteUses>>,
          TError,
          Awaited<ReturnType<typeof listRouteUses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRouteUses<TData = Awaited<ReturnType<typeof listRouteUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRouteUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the uses of a route
 */

export function useListRouteUses<TData = Awaited<ReturnType<typeof listRouteUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRouteUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRouteUsesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListRouteUses} query
 */
export const invalidateListRouteUses = async (
 queryClient: QueryClient, id: Uuid, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListRouteUsesQueryKey(id) }, options);

  return queryClient;
}




export const getListRouteUsesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRouteUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRouteUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRouteUsesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRouteUses>>> = ({ signal }) => listRouteUses(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRouteUses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListRouteUsesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRouteUses>>>
export type ListRouteUsesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListRouteUsesSuspense<TData = Awaited<ReturnType<typeof listRouteUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRouteUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRouteUsesSuspense<TData = Awaited<ReturnType<typeof listRouteUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRouteUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRouteUsesSuspense<TData = Awaited<ReturnType<typeof listRouteUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRouteUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the uses of a route
 */

export function useListRouteUsesSuspense<TData = Awaited<ReturnType<typeof listRouteUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRouteUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRouteUsesSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRouteResourcesUrl = (params: ListRouteResourcesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/routing/resources?${stringifiedParams}` : `/routing/resources`
}

/**
 * A page of the teams, players, games, competitions or media that routes of a kind can lead to; of pages and articles those that routes lead to already.
 * @summary List what routes can lead to
 */
export const listRouteResources = async (params: ListRouteResourcesParams, options?: Parameters<typeof apiFetch>[1]): Promise<RouteResourcePage> => {

  return apiFetch<RouteResourcePage>(getListRouteResourcesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListRouteResourcesQueryKey = (params?: ListRouteResourcesParams,) => {
    return [
    'routing','resources', ...(params ? [params] : [])
    ] as const;
    }


export const getListRouteResourcesQueryOptions = <TData = Awaited<ReturnType<typeof listRouteResources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: ListRouteResourcesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRouteResources>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRouteResourcesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRouteResources>>> = ({ signal }) => listRouteResources(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRouteResources>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRouteResourcesQueryResult = NonNullable<Awaited<ReturnType<typeof listRouteResources>>>
export type ListRouteResourcesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListRouteResources<TData = Awaited<ReturnType<typeof listRouteResources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListRouteResourcesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRouteResources>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRouteResources>>,
          TError,
          Awaited<ReturnType<typeof listRouteResources>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRouteResources<TData = Awaited<ReturnType<typeof listRouteResources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListRouteResourcesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRouteResources>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRouteResources>>,
          TError,
          Awaited<ReturnType<typeof listRouteResources>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRouteResources<TData = Awaited<ReturnType<typeof listRouteResources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListRouteResourcesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRouteResources>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what routes can lead to
 */

export function useListRouteResources<TData = Awaited<ReturnType<typeof listRouteResources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListRouteResourcesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRouteResources>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRouteResourcesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListRouteResources} query
 */
export const invalidateListRouteResources = async (
 queryClient: QueryClient, params: ListRouteResourcesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListRouteResourcesQueryKey(params) }, options);

  return queryClient;
}




export const getListRouteResourcesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRouteResources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: ListRouteResourcesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRouteResources>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRouteResourcesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRouteResources>>> = ({ signal }) => listRouteResources(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRouteResources>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListRouteResourcesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRouteResources>>>
export type ListRouteResourcesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListRouteResourcesSuspense<TData = Awaited<ReturnType<typeof listRouteResources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListRouteResourcesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRouteResources>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRouteResourcesSuspense<TData = Awaited<ReturnType<typeof listRouteResources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListRouteResourcesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRouteResources>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRouteResourcesSuspense<TData = Awaited<ReturnType<typeof listRouteResources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListRouteResourcesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRouteResources>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what routes can lead to
 */

export function useListRouteResourcesSuspense<TData = Awaited<ReturnType<typeof listRouteResources>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListRouteResourcesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRouteResources>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRouteResourcesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetRouteResourceUrl = (id: Uuid,) => {




  return `/routing/resources/${encodeURIComponent(String(id))}`
}

/**
 * One thing that a route can lead to, by its id, whatever kind it is.
 * @summary Get what a route leads to
 */
export const getRouteResource = async (id: Uuid, options?: Parameters<typeof apiFetch>[1]): Promise<RouteResource> => {

  return apiFetch<RouteResource>(getGetRouteResourceUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetRouteResourceQueryKey = (id: Uuid,) => {
    return [
    'routing','resources',id
    ] as const;
    }


export const getGetRouteResourceQueryOptions = <TData = Awaited<ReturnType<typeof getRouteResource>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRouteResource>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRouteResourceQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRouteResource>>> = ({ signal }) => getRouteResource(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRouteResource>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRouteResourceQueryResult = NonNullable<Awaited<ReturnType<typeof getRouteResource>>>
export type GetRouteResourceQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetRouteResource<TData = Awaited<ReturnType<typeof getRouteResource>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRouteResource>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRouteResource>>,
          TError,
          Awaited<ReturnType<typeof getRouteResource>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRouteResource<TData = Awaited<ReturnType<typeof getRouteResource>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRouteResource>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRouteResource>>,
          TError,
          Awaited<ReturnType<typeof getRouteResource>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRouteResource<TData = Awaited<ReturnType<typeof getRouteResource>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRouteResource>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get what a route leads to
 */

export function useGetRouteResource<TData = Awaited<ReturnType<typeof getRouteResource>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRouteResource>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRouteResourceQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetRouteResource} query
 */
export const invalidateGetRouteResource = async (
 queryClient: QueryClient, id: Uuid, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetRouteResourceQueryKey(id) }, options);

  return queryClient;
}




export const getGetRouteResourceSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getRouteResource>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRouteResource>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRouteResourceQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRouteResource>>> = ({ signal }) => getRouteResource(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRouteResource>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetRouteResourceSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getRouteResource>>>
export type GetRouteResourceSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetRouteResourceSuspense<TData = Awaited<ReturnType<typeof getRouteResource>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRouteResource>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRouteResourceSuspense<TData = Awaited<ReturnType<typeof getRouteResource>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRouteResource>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRouteResourceSuspense<TData = Awaited<ReturnType<typeof getRouteResource>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRouteResource>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get what a route leads to
 */

export function useGetRouteResourceSuspense<TData = Awaited<ReturnType<typeof getRouteResource>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRouteResource>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRouteResourceSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






