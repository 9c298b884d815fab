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
  ImportResults,
  ListStaffParams,
  ListStaffWithoutTeamParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PersonMediaList,
  PreconditionFailedResponse,
  SaveStaffMediaParams,
  SearchStaffParams,
  ServerErrorResponse,
  SimilarPeople,
  SimilarStaffSearch,
  Staff,
  StaffId,
  StaffImport,
  StaffInput,
  StaffPage,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  UnusableFileResponse
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

export const getListStaffUrl = (params?: ListStaffParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sports-v2/staff?${stringifiedParams}` : `/sports-v2/staff`
}

/**
 * A page of the staff and managers of the site.
 * @summary List staff
 */
export const listStaff = async (params?: ListStaffParams, options?: Parameters<typeof apiFetch>[1]): Promise<StaffPage> => {

  return apiFetch<StaffPage>(getListStaffUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListStaffQueryKey = (params?: ListStaffParams,) => {
    return [
    'sports-v2','staff', ...(params ? [params] : [])
    ] as const;
    }


export const getListStaffQueryOptions = <TData = Awaited<ReturnType<typeof listStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListStaffParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaff>>> = ({ signal }) => listStaff(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffQueryResult = NonNullable<Awaited<ReturnType<typeof listStaff>>>
export type ListStaffQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListStaff<TData = Awaited<ReturnType<typeof listStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListStaffParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaff>>,
          TError,
          Awaited<ReturnType<typeof listStaff>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaff<TData = Awaited<ReturnType<typeof listStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListStaffParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaff>>,
          TError,
          Awaited<ReturnType<typeof listStaff>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaff<TData = Awaited<ReturnType<typeof listStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListStaffParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List staff
 */

export function useListStaff<TData = Awaited<ReturnType<typeof listStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListStaffParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListStaff} query
 */
export const invalidateListStaff = async (
 queryClient: QueryClient, params?: ListStaffParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStaffQueryKey(params) }, options);

  return queryClient;
}




export const getListStaffSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListStaffParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaff>>> = ({ signal }) => listStaff(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStaffSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStaff>>>
export type ListStaffSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListStaffSuspense<TData = Awaited<ReturnType<typeof listStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListStaffParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffSuspense<TData = Awaited<ReturnType<typeof listStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListStaffParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffSuspense<TData = Awaited<ReturnType<typeof listStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListStaffParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List staff
 */

export function useListStaffSuspense<TData = Awaited<ReturnType<typeof listStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListStaffParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateStaffUrl = () => {




  return `/sports-v2/staff`
}

/**
 * Makes a staff member.
 * @summary Create a staff member
 */
export const createStaff = async (staffInput: StaffInput, options?: Parameters<typeof apiFetch>[1]): Promise<Staff> => {

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
return apiFetch<Staff>(getCreateStaffUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffInput)
  }
);}





export const getCreateStaffMutationKey = () => ['createStaff'] as const;

export const getCreateStaffMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStaff>>, TError,CreateStaffMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createStaff>>, TError,CreateStaffMutationVariables, TContext> => {

const mutationKey = getCreateStaffMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createStaff>>, CreateStaffMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createStaff(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateStaffMutationResult = NonNullable<Awaited<ReturnType<typeof createStaff>>>
    export type CreateStaffMutationBody = StaffInput
    export type CreateStaffMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateStaffMutationVariables = {data: StaffInput}

    /**
 * @summary Create a staff member
 */
export const useCreateStaff = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStaff>>, TError,CreateStaffMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createStaff>>,
        TError,
        CreateStaffMutationVariables,
        TContext
      > => {
      return useMutation(getCreateStaffMutationOptions(options), queryClient);
    }
    export const getImportStaffUrl = () => {




  return `/sports-v2/staff/import`
}

/**
 * Makes up to 200 staff members in one transaction and tells of each what became of it. A refused row does not stop the others; a row that was made before by the same import is not made again.
 * @summary Import staff
 */
export const importStaff = async (staffImport: StaffImport, options?: Parameters<typeof apiFetch>[1]): Promise<ImportResults> => {

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
return apiFetch<ImportResults>(getImportStaffUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffImport)
  }
);}





export const getImportStaffMutationKey = () => ['importStaff'] as const;

export const getImportStaffMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importStaff>>, TError,ImportStaffMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof importStaff>>, TError,ImportStaffMutationVariables, TContext> => {

const mutationKey = getImportStaffMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importStaff>>, ImportStaffMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  importStaff(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportStaffMutationResult = NonNullable<Awaited<ReturnType<typeof importStaff>>>
    export type ImportStaffMutationBody = StaffImport
    export type ImportStaffMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type ImportStaffMutationVariables = {data: StaffImport}

    /**
 * @summary Import staff
 */
export const useImportStaff = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importStaff>>, TError,ImportStaffMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importStaff>>,
        TError,
        ImportStaffMutationVariables,
        TContext
      > => {
      return useMutation(getImportStaffMutationOptions(options), queryClient);
    }
    export const getFindSimilarStaffUrl = () => {




  return `/sports-v2/staff/similar`
}

/**
 * For up to 500 rows the active staff members that have the same name.
 * @summary Find staff that look the same
 */
export const findSimilarStaff = async (similarStaffSearch: SimilarStaffSearch, options?: Parameters<typeof apiFetch>[1]): Promise<SimilarPeople> => {

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
return apiFetch<SimilarPeople>(getFindSimilarStaffUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(similarStaffSearch)
  }
);}





export const getFindSimilarStaffMutationKey = () => ['findSimilarStaff'] as const;

export const getFindSimilarStaffMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findSimilarStaff>>, TError,FindSimilarStaffMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof findSimilarStaff>>, TError,FindSimilarStaffMutationVariables, TContext> => {

const mutationKey = getFindSimilarStaffMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof findSimilarStaff>>, FindSimilarStaffMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  findSimilarStaff(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FindSimilarStaffMutationResult = NonNullable<Awaited<ReturnType<typeof findSimilarStaff>>>
    export type FindSimilarStaffMutationBody = SimilarStaffSearch
    export type FindSimilarStaffMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type FindSimilarStaffMutationVariables = {data: SimilarStaffSearch}

    /**
 * @summary Find staff that look the same
 */
export const useFindSimilarStaff = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findSimilarStaff>>, TError,FindSimilarStaffMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof findSimilarStaff>>,
        TError,
        FindSimilarStaffMutationVariables,
        TContext
      > => {
      return useMutation(getFindSimilarStaffMutationOptions(options), queryClient);
    }
    export const getListStaffWithoutTeamUrl = (params?: ListStaffWithoutTeamParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sports-v2/staff/without-team?${stringifiedParams}` : `/sports-v2/staff/without-team`
}

/**
 * A page of the active staff that work for no team, ordered by last name.
 * @summary List staff without a team
 */
export const listStaffWithoutTeam = async (params?: ListStaffWithoutTeamParams, options?: Parameters<typeof apiFetch>[1]): Promise<StaffPage> => {

  return apiFetch<StaffPage>(getListStaffWithoutTeamUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListStaffWithoutTeamQueryKey = (params?: ListStaffWithoutTeamParams,) => {
    return [
    'sports-v2','staff','without-team', ...(params ? [params] : [])
    ] as const;
    }


export const getListStaffWithoutTeamQueryOptions = <TData = Awaited<ReturnType<typeof listStaffWithoutTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListStaffWithoutTeamParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffWithoutTeam>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffWithoutTeamQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffWithoutTeam>>> = ({ signal }) => listStaffWithoutTeam(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffWithoutTeam>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffWithoutTeamQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffWithoutTeam>>>
export type ListStaffWithoutTeamQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListStaffWithoutTeam<TData = Awaited<ReturnType<typeof listStaffWithoutTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListStaffWithoutTeamParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffWithoutTeam>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffWithoutTeam>>,
          TError,
          Awaited<ReturnType<typeof listStaffWithoutTeam>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffWithoutTeam<TData = Awaited<ReturnType<typeof listStaffWithoutTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListStaffWithoutTeamParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffWithoutTeam>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffWithoutTeam>>,
          TError,
          Awaited<ReturnType<typeof listStaffWithoutTeam>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffWithoutTeam<TData = Awaited<ReturnType<typeof listStaffWithoutTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListStaffWithoutTeamParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffWithoutTeam>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List staff without a team
 */

export function useListStaffWithoutTeam<TData = Awaited<ReturnType<typeof listStaffWithoutTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListStaffWithoutTeamParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffWithoutTeam>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffWithoutTeamQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListStaffWithoutTeam} query
 */
export const invalidateListStaffWithoutTeam = async (
 queryClient: QueryClient, params?: ListStaffWithoutTeamParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStaffWithoutTeamQueryKey(params) }, options);

  return queryClient;
}




export const getListStaffWithoutTeamSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStaffWithoutTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListStaffWithoutTeamParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffWithoutTeam>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffWithoutTeamQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffWithoutTeam>>> = ({ signal }) => listStaffWithoutTeam(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffWithoutTeam>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStaffWithoutTeamSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffWithoutTeam>>>
export type ListStaffWithoutTeamSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListStaffWithoutTeamSuspense<TData = Awaited<ReturnType<typeof listStaffWithoutTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListStaffWithoutTeamParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffWithoutTeam>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffWithoutTeamSuspense<TData = Awaited<ReturnType<typeof listStaffWithoutTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListStaffWithoutTeamParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffWithoutTeam>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffWithoutTeamSuspense<TData = Awaited<ReturnType<typeof listStaffWithoutTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListStaffWithoutTeamParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffWithoutTeam>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List staff without a team
 */

export function useListStaffWithoutTeamSuspense<TData = Awaited<ReturnType<typeof listStaffWithoutTeam>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListStaffWithoutTeamParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStaffWithoutTeam>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffWithoutTeamSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchStaffUrl = (params: SearchStaffParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sports-v2/staff/search?${stringifiedParams}` : `/sports-v2/staff/search`
}

/**
 * A page of the active staff that hold every word, ordered by last name.
 * @summary Search staff
 */
export const searchStaff = async (params: SearchStaffParams, options?: Parameters<typeof apiFetch>[1]): Promise<StaffPage> => {

  return apiFetch<StaffPage>(getSearchStaffUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchStaffQueryKey = (params?: SearchStaffParams,) => {
    return [
    'sports-v2','staff','search', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchStaffQueryOptions = <TData = Awaited<ReturnType<typeof searchStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: SearchStaffParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchStaffQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchStaff>>> = ({ signal }) => searchStaff(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchStaff>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchStaffQueryResult = NonNullable<Awaited<ReturnType<typeof searchStaff>>>
export type SearchStaffQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useSearchStaff<TData = Awaited<ReturnType<typeof searchStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchStaffParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchStaff>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchStaff>>,
          TError,
          Awaited<ReturnType<typeof searchStaff>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchStaff<TData = Awaited<ReturnType<typeof searchStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchStaffParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchStaff>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchStaff>>,
          TError,
          Awaited<ReturnType<typeof searchStaff>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchStaff<TData = Awaited<ReturnType<typeof searchStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchStaffParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search staff
 */

export function useSearchStaff<TData = Awaited<ReturnType<typeof searchStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchStaffParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchStaffQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useSearchStaff} query
 */
export const invalidateSearchStaff = async (
 queryClient: QueryClient, params: SearchStaffParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchStaffQueryKey(params) }, options);

  return queryClient;
}




export const getSearchStaffSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: SearchStaffParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchStaffQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchStaff>>> = ({ signal }) => searchStaff(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchStaff>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchStaffSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchStaff>>>
export type SearchStaffSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useSearchStaffSuspense<TData = Awaited<ReturnType<typeof searchStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchStaffParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchStaffSuspense<TData = Awaited<ReturnType<typeof searchStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchStaffParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchStaffSuspense<TData = Awaited<ReturnType<typeof searchStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchStaffParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search staff
 */

export function useSearchStaffSuspense<TData = Awaited<ReturnType<typeof searchStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchStaffParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchStaffSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSaveStaffMediaUrl = (params: SaveStaffMediaParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/sports-v2/staff/media?${stringifiedParams}` : `/sports-v2/staff/media`
}

/**
 * Replaces the portraits of a staff member, each of them an image of the media library.
 * @summary Save the portraits of a staff member
 */
export const saveStaffMedia = async (personMediaList: PersonMediaList,
    params: SaveStaffMediaParams, options?: Parameters<typeof apiFetch>[1]): Promise<Staff> => {

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
return apiFetch<Staff>(getSaveStaffMediaUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(personMediaList)
  }
);}





export const getSaveStaffMediaMutationKey = () => ['saveStaffMedia'] as const;

export const getSaveStaffMediaMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveStaffMedia>>, TError,SaveStaffMediaMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof saveStaffMedia>>, TError,SaveStaffMediaMutationVariables, TContext> => {

const mutationKey = getSaveStaffMediaMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveStaffMedia>>, SaveStaffMediaMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  saveStaffMedia(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveStaffMediaMutationResult = NonNullable<Awaited<ReturnType<typeof saveStaffMedia>>>
    export type SaveStaffMediaMutationBody = PersonMediaList
    export type SaveStaffMediaMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type SaveStaffMediaMutationVariables = {data: PersonMediaList;params: SaveStaffMediaParams}

    /**
 * @summary Save the portraits of a staff member
 */
export const useSaveStaffMedia = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveStaffMedia>>, TError,SaveStaffMediaMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveStaffMedia>>,
        TError,
        SaveStaffMediaMutationVariables,
        TContext
      > => {
      return useMutation(getSaveStaffMediaMutationOptions(options), queryClient);
    }
    export const getGetStaffUrl = (staffUuid: StaffId,) => {




  return `/sports-v2/staff/${encodeURIComponent(String(staffUuid))}`
}

/**
 * One staff member of the site, deleted ones included.
 * @summary Get a staff member
 */
export const getStaff = async (staffUuid: StaffId, options?: Parameters<typeof apiFetch>[1]): Promise<Staff> => {

  return apiFetch<Staff>(getGetStaffUrl(staffUuid),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStaffQueryKey = (staffUuid: StaffId,) => {
    return [
    'sports-v2','staff',staffUuid
    ] as const;
    }


export const getGetStaffQueryOptions = <TData = Awaited<ReturnType<typeof getStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(staffUuid: StaffId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStaffQueryKey(staffUuid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStaff>>> = ({ signal }) => getStaff(staffUuid, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: staffUuid !== null && staffUuid !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStaff>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStaffQueryResult = NonNullable<Awaited<ReturnType<typeof getStaff>>>
export type GetStaffQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetStaff<TData = Awaited<ReturnType<typeof getStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 staffUuid: StaffId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaff>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStaff>>,
          TError,
          Awaited<ReturnType<typeof getStaff>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaff<TData = Awaited<ReturnType<typeof getStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 staffUuid: StaffId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaff>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStaff>>,
          TError,
          Awaited<ReturnType<typeof getStaff>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaff<TData = Awaited<ReturnType<typeof getStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 staffUuid: StaffId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a staff member
 */

export function useGetStaff<TData = Awaited<ReturnType<typeof getStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 staffUuid: StaffId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStaffQueryOptions(staffUuid,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetStaff} query
 */
export const invalidateGetStaff = async (
 queryClient: QueryClient, staffUuid: StaffId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetStaffQueryKey(staffUuid) }, options);

  return queryClient;
}




export const getGetStaffSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(staffUuid: StaffId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStaffQueryKey(staffUuid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStaff>>> = ({ signal }) => getStaff(staffUuid, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaff>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetStaffSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getStaff>>>
export type GetStaffSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetStaffSuspense<TData = Awaited<ReturnType<typeof getStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 staffUuid: StaffId, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaffSuspense<TData = Awaited<ReturnType<typeof getStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 staffUuid: StaffId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStaffSuspense<TData = Awaited<ReturnType<typeof getStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 staffUuid: StaffId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a staff member
 */

export function useGetStaffSuspense<TData = Awaited<ReturnType<typeof getStaff>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 staffUuid: StaffId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaff>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStaffSuspenseQueryOptions(staffUuid,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateStaffUrl = (staffUuid: StaffId,) => {




  return `/sports-v2/staff/${encodeURIComponent(String(staffUuid))}`
}

/**
 * Changes a staff member.
 * @summary Change a staff member
 */
export const updateStaff = async (staffUuid: StaffId,
    staffInput: StaffInput, options?: Parameters<typeof apiFetch>[1]): Promise<Staff> => {

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
return apiFetch<Staff>(getUpdateStaffUrl(staffUuid),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffInput)
  }
);}





export const getUpdateStaffMutationKey = () => ['updateStaff'] as const;

export const getUpdateStaffMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStaff>>, TError,UpdateStaffMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateStaff>>, TError,UpdateStaffMutationVariables, TContext> => {

const mutationKey = getUpdateStaffMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateStaff>>, UpdateStaffMutationVariables> = (props) => {
          const {staffUuid,data} = props ?? {};

          return  updateStaff(staffUuid,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateStaffMutationResult = NonNullable<Awaited<ReturnType<typeof updateStaff>>>
    export type UpdateStaffMutationBody = StaffInput
    export type UpdateStaffMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateStaffMutationVariables = {staffUuid: StaffId;data: StaffInput}

    /**
 * @summary Change a staff member
 */
export const useUpdateStaff = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStaff>>, TError,UpdateStaffMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateStaff>>,
        TError,
        UpdateStaffMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateStaffMutationOptions(options), queryClient);
    }
    export const getDeleteStaffUrl = (staffUuid: StaffId,) => {




  return `/sports-v2/staff/${encodeURIComponent(String(staffUuid))}`
}

/**
 * Marks a staff member as deleted, which an update can take back. One that is deleted already stays as it is.
 * @summary Delete a staff member
 */
export const deleteStaff = async (staffUuid: StaffId, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

  return apiFetch<void>(getDeleteStaffUrl(staffUuid),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteStaffMutationKey = () => ['deleteStaff'] as const;

export const getDeleteStaffMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteStaff>>, TError,DeleteStaffMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteStaff>>, TError,DeleteStaffMutationVariables, TContext> => {

const mutationKey = getDeleteStaffMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteStaff>>, DeleteStaffMutationVariables> = (props) => {
          const {staffUuid} = props ?? {};

          return  deleteStaff(staffUuid,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteStaffMutationResult = NonNullable<Awaited<ReturnType<typeof deleteStaff>>>

    export type DeleteStaffMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeleteStaffMutationVariables = {staffUuid: StaffId}

    /**
 * @summary Delete a staff member
 */
export const useDeleteStaff = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteStaff>>, TError,DeleteStaffMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteStaff>>,
        TError,
        DeleteStaffMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteStaffMutationOptions(options), queryClient);
    }
