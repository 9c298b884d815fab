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
  Merge,
  MergeDuplicatesParams,
  MergeInput,
  MergePreview,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  PreviewMergeParams,
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

export const getPreviewMergeUrl = (params: PreviewMergeParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/merges?${stringifiedParams}` : `/merges`
}

/**
 * What a merge of these two would rewrite. It is refused where the merge itself would be: two teams that have played each other are not one.
 * @summary Preview a merge
 */
export const previewMerge = async (params: PreviewMergeParams, options?: Parameters<typeof apiFetch>[1]): Promise<MergePreview> => {

  return apiFetch<MergePreview>(getPreviewMergeUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getPreviewMergeQueryKey = (params?: PreviewMergeParams,) => {
    return [
    'merges', ...(params ? [params] : [])
    ] as const;
    }


export const getPreviewMergeQueryOptions = <TData = Awaited<ReturnType<typeof previewMerge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: PreviewMergeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewMerge>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewMergeQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewMerge>>> = ({ signal }) => previewMerge(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof previewMerge>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewMergeQueryResult = NonNullable<Awaited<ReturnType<typeof previewMerge>>>
export type PreviewMergeQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>


export function usePreviewMerge<TData = Awaited<ReturnType<typeof previewMerge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: PreviewMergeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewMerge>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewMerge>>,
          TError,
          Awaited<ReturnType<typeof previewMerge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewMerge<TData = Awaited<ReturnType<typeof previewMerge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: PreviewMergeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewMerge>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewMerge>>,
          TError,
          Awaited<ReturnType<typeof previewMerge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewMerge<TData = Awaited<ReturnType<typeof previewMerge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: PreviewMergeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewMerge>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Preview a merge
 */

export function usePreviewMerge<TData = Awaited<ReturnType<typeof previewMerge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: PreviewMergeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewMerge>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewMergeQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link usePreviewMerge} query
 */
export const invalidatePreviewMerge = async (
 queryClient: QueryClient, params: PreviewMergeParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getPreviewMergeQueryKey(params) }, options);

  return queryClient;
}




export const getPreviewMergeSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof previewMerge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: PreviewMergeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof previewMerge>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewMergeQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewMerge>>> = ({ signal }) => previewMerge(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof previewMerge>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type PreviewMergeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof previewMerge>>>
export type PreviewMergeSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>


export function usePreviewMergeSuspense<TData = Awaited<ReturnType<typeof previewMerge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: PreviewMergeParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof previewMerge>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewMergeSuspense<TData = Awaited<ReturnType<typeof previewMerge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: PreviewMergeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof previewMerge>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewMergeSuspense<TData = Awaited<ReturnType<typeof previewMerge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: PreviewMergeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof previewMerge>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Preview a merge
 */

export function usePreviewMergeSuspense<TData = Awaited<ReturnType<typeof previewMerge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: PreviewMergeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof previewMerge>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewMergeSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getMergeDuplicatesUrl = (params: MergeDuplicatesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/merges?${stringifiedParams}` : `/merges`
}

/**
 * Makes one of two players, staff members or teams that are the same. Whatever refers to `ended` refers to `kept` afterwards; rows that would stand twice are joined, and so are pictures, contacts and external ids. `ended` is marked as deleted. All of it happens or nothing. `If-Match` takes the version of `kept`, `endedVersion` that of `ended`. A consent to portraits that either has withdrawn stays withdrawn.
 * @summary Merge duplicates
 */
export const mergeDuplicates = async (mergeInput: MergeInput,
    params: MergeDuplicatesParams, options?: Parameters<typeof apiFetch>[1]): Promise<Merge> => {

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
return apiFetch<Merge>(getMergeDuplicatesUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(mergeInput)
  }
);}





export const getMergeDuplicatesMutationKey = () => ['mergeDuplicates'] as const;

export const getMergeDuplicatesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mergeDuplicates>>, TError,MergeDuplicatesMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof mergeDuplicates>>, TError,MergeDuplicatesMutationVariables, TContext> => {

const mutationKey = getMergeDuplicatesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof mergeDuplicates>>, MergeDuplicatesMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  mergeDuplicates(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MergeDuplicatesMutationResult = NonNullable<Awaited<ReturnType<typeof mergeDuplicates>>>
    export type MergeDuplicatesMutationBody = MergeInput
    export type MergeDuplicatesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type MergeDuplicatesMutationVariables = {data: MergeInput;params: MergeDuplicatesParams}

    /**
 * @summary Merge duplicates
 */
export const useMergeDuplicates = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mergeDuplicates>>, TError,MergeDuplicatesMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof mergeDuplicates>>,
        TError,
        MergeDuplicatesMutationVariables,
        TContext
      > => {
      return useMutation(getMergeDuplicatesMutationOptions(options), queryClient);
    }
    export const getUndoMergeUrl = (mergeUuid: Uuid,) => {




  return `/merges/${encodeURIComponent(String(mergeUuid))}/undo`
}

/**
 * Makes two of one again, as they were, with all that referred to each. It is refused once either was changed after the merge, or something else that the merge changed no longer allows it.
 * @summary Undo a merge
 */
export const undoMerge = async (mergeUuid: Uuid, options?: Parameters<typeof apiFetch>[1]): Promise<Merge> => {

  return apiFetch<Merge>(getUndoMergeUrl(mergeUuid),
  {
    ...options,
    method: 'POST'


  }
);}





export const getUndoMergeMutationKey = () => ['undoMerge'] as const;

export const getUndoMergeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoMerge>>, TError,UndoMergeMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof undoMerge>>, TError,UndoMergeMutationVariables, TContext> => {

const mutationKey = getUndoMergeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoMerge>>, UndoMergeMutationVariables> = (props) => {
          const {mergeUuid} = props ?? {};

          return  undoMerge(mergeUuid,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoMergeMutationResult = NonNullable<Awaited<ReturnType<typeof undoMerge>>>

    export type UndoMergeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UndoMergeMutationVariables = {mergeUuid: Uuid}

    /**
 * @summary Undo a merge
 */
export const useUndoMerge = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoMerge>>, TError,UndoMergeMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoMerge>>,
        TError,
        UndoMergeMutationVariables,
        TContext
      > => {
      return useMutation(getUndoMergeMutationOptions(options), queryClient);
    }
