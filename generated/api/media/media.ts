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
  ConfigureVideoParams,
  ConflictResponse,
  CreateMediaParams,
  DeleteMediaParams,
  DeleteUploadParams,
  FileTooLargeResponse,
  FinishSingleUploadParams,
  ForbiddenResponse,
  GetPresignedUploadUrlParams,
  GetUploadUrlParams,
  ListMediaByTypeParams,
  ListMediaParams,
  Media,
  MediaCategory,
  MediaInput,
  MediaPage,
  MediaQuota,
  MediaType,
  MediaUploader,
  MediaUse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  RenderMediaParams,
  RenderedMedia,
  ReplaceMediaFileParams,
  ReportUploadStatusParams,
  SearchMediaParams,
  ServerErrorResponse,
  StorageFullResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  UnusableFileResponse,
  UpdateMediaParams,
  Upload,
  UploadReport,
  UploadedFile,
  Uuid,
  VideoConfig
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

export const getListMediaUrl = (params: ListMediaParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/media/all?${stringifiedParams}` : `/media/all`
}

/**
 * A page of the images or of the videos of the site, the newest first unless told otherwise.
 * @summary List media
 */
export const listMedia = async (params: ListMediaParams, options?: Parameters<typeof apiFetch>[1]): Promise<MediaPage> => {

  return apiFetch<MediaPage>(getListMediaUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMediaQueryKey = (params?: ListMediaParams,) => {
    return [
    'media','all', ...(params ? [params] : [])
    ] as const;
    }


export const getListMediaQueryOptions = <TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: ListMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMediaQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMedia>>> = ({ signal }) => listMedia(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMediaQueryResult = NonNullable<Awaited<ReturnType<typeof listMedia>>>
export type ListMediaQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListMedia<TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListMediaParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMedia>>,
          TError,
          Awaited<ReturnType<typeof listMedia>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMedia<TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMedia>>,
          TError,
          Awaited<ReturnType<typeof listMedia>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMedia<TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List media
 */

export function useListMedia<TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMediaQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListMedia} query
 */
export const invalidateListMedia = async (
 queryClient: QueryClient, params: ListMediaParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMediaQueryKey(params) }, options);

  return queryClient;
}




export const getListMediaSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: ListMediaParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMediaQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMedia>>> = ({ signal }) => listMedia(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMediaSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMedia>>>
export type ListMediaSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListMediaSuspense<TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListMediaParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaSuspense<TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListMediaParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaSuspense<TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListMediaParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List media
 */

export function useListMediaSuspense<TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListMediaParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMediaSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateMediaUrl = (params: CreateMediaParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/media/meta?${stringifiedParams}` : `/media/meta`
}

/**
 * Makes an item. An image needs the mediaString of a file whose upload was reported; a video may come without one and then is pending until its file comes.
 * @summary Create a media item
 */
export const createMedia = async (mediaInput: MediaInput,
    params: CreateMediaParams, options?: Parameters<typeof apiFetch>[1]): Promise<Media> => {

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
return apiFetch<Media>(getCreateMediaUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(mediaInput)
  }
);}





export const getCreateMediaMutationKey = () => ['createMedia'] as const;

export const getCreateMediaMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMedia>>, TError,CreateMediaMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createMedia>>, TError,CreateMediaMutationVariables, TContext> => {

const mutationKey = getCreateMediaMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createMedia>>, CreateMediaMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  createMedia(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateMediaMutationResult = NonNullable<Awaited<ReturnType<typeof createMedia>>>
    export type CreateMediaMutationBody = MediaInput
    export type CreateMediaMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>
    export type CreateMediaMutationVariables = {data: MediaInput;params: CreateMediaParams}

    /**
 * @summary Create a media item
 */
export const useCreateMedia = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMedia>>, TError,CreateMediaMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createMedia>>,
        TError,
        CreateMediaMutationVariables,
        TContext
      > => {
      return useMutation(getCreateMediaMutationOptions(options), queryClient);
    }
    export const getUpdateMediaUrl = (params: UpdateMediaParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/media/meta?${stringifiedParams}` : `/media/meta`
}

/**
 * Changes what administrators write about an item; a property that is left out keeps its value.
 * @summary Change a media item
 */
export const updateMedia = async (mediaInput: MediaInput,
    params: UpdateMediaParams, options?: Parameters<typeof apiFetch>[1]): Promise<Media> => {

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
return apiFetch<Media>(getUpdateMediaUrl(params),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(mediaInput)
  }
);}





export const getUpdateMediaMutationKey = () => ['updateMedia'] as const;

export const getUpdateMediaMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMedia>>, TError,UpdateMediaMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMedia>>, TError,UpdateMediaMutationVariables, TContext> => {

const mutationKey = getUpdateMediaMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMedia>>, UpdateMediaMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  updateMedia(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMediaMutationResult = NonNullable<Awaited<ReturnType<typeof updateMedia>>>
    export type UpdateMediaMutationBody = MediaInput
    export type UpdateMediaMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateMediaMutationVariables = {data: MediaInput;params: UpdateMediaParams}

    /**
 * @summary Change a media item
 */
export const useUpdateMedia = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMedia>>, TError,UpdateMediaMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMedia>>,
        TError,
        UpdateMediaMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMediaMutationOptions(options), queryClient);
    }
    export const getGetMediaUrl = (type: MediaType,
    id: Uuid,) => {




  return `/media/meta/${encodeURIComponent(String(type))}/${encodeURIComponent(String(id))}`
}

/**
 * One item of the site.
 * @summary Get a media item
 */
export const getMedia = async (type: MediaType,
    id: Uuid, options?: Parameters<typeof apiFetch>[1]): Promise<Media> => {

  return apiFetch<Media>(getGetMediaUrl(type,id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMediaQueryKey = (type: MediaType,
    id: Uuid,) => {
    return [
    'media','meta',type,id
    ] as const;
    }


export const getGetMediaQueryOptions = <TData = Awaited<ReturnType<typeof getMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(type: MediaType,
    id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMediaQueryKey(type,id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMedia>>> = ({ signal }) => getMedia(type,id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: type !== null && type !== undefined && id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMedia>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMediaQueryResult = NonNullable<Awaited<ReturnType<typeof getMedia>>>
export type GetMediaQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetMedia<TData = Awaited<ReturnType<typeof getMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 type: MediaType,
    id: Uuid, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMedia>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMedia>>,
          TError,
          Awaited<ReturnType<typeof getMedia>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMedia<TData = Awaited<ReturnType<typeof getMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 type: MediaType,
    id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMedia>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMedia>>,
          TError,
          Awaited<ReturnType<typeof getMedia>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMedia<TData = Awaited<ReturnType<typeof getMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 type: MediaType,
    id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a media item
 */

export function useGetMedia<TData = Awaited<ReturnType<typeof getMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 type: MediaType,
    id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMediaQueryOptions(type,id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetMedia} query
 */
export const invalidateGetMedia = async (
 queryClient: QueryClient, type: MediaType,
    id: Uuid, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMediaQueryKey(type,id) }, options);

  return queryClient;
}




export const getGetMediaSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(type: MediaType,
    id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMediaQueryKey(type,id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMedia>>> = ({ signal }) => getMedia(type,id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMedia>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMediaSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMedia>>>
export type GetMediaSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetMediaSuspense<TData = Awaited<ReturnType<typeof getMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 type: MediaType,
    id: Uuid, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMediaSuspense<TData = Awaited<ReturnType<typeof getMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 type: MediaType,
    id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMediaSuspense<TData = Awaited<ReturnType<typeof getMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 type: MediaType,
    id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a media item
 */

export function useGetMediaSuspense<TData = Awaited<ReturnType<typeof getMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 type: MediaType,
    id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMediaSuspenseQueryOptions(type,id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDeleteMediaUrl = (type: MediaType,
    id: Uuid,
    params?: DeleteMediaParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/media/meta/${encodeURIComponent(String(type))}/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/media/meta/${encodeURIComponent(String(type))}/${encodeURIComponent(String(id))}`
}

/**
 * Deletes an item and, unless another item shares it, its file. One that something refers to is refused unless `evenInUse` is true.
 * @summary Delete a media item
 */
export const deleteMedia = async (type: MediaType,
    id: Uuid,
    params?: DeleteMediaParams, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

  return apiFetch<void>(getDeleteMediaUrl(type,id,params),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteMediaMutationKey = () => ['deleteMedia'] as const;

export const getDeleteMediaMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMedia>>, TError,DeleteMediaMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteMedia>>, TError,DeleteMediaMutationVariables, TContext> => {

const mutationKey = getDeleteMediaMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteMedia>>, DeleteMediaMutationVariables> = (props) => {
          const {type,id,params} = props ?? {};

          return  deleteMedia(type,id,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteMediaMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMedia>>>

    export type DeleteMediaMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeleteMediaMutationVariables = {type: MediaType;id: Uuid;params?: DeleteMediaParams}

    /**
 * @summary Delete a media item
 */
export const useDeleteMedia = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMedia>>, TError,DeleteMediaMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMedia>>,
        TError,
        DeleteMediaMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteMediaMutationOptions(options), queryClient);
    }
    export const getReplaceMediaFileUrl = (type: MediaType,
    id: Uuid,
    params: ReplaceMediaFileParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/media/file/${encodeURIComponent(String(type))}/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/media/file/${encodeURIComponent(String(type))}/${encodeURIComponent(String(id))}`
}

/**
 * Puts an uploaded file, whose upload was reported, in the place of the item's file. The mediaString stays, so that all references stay; the version rises.
 * @summary Replace a file
 */
export const replaceMediaFile = async (type: MediaType,
    id: Uuid,
    params: ReplaceMediaFileParams, options?: Parameters<typeof apiFetch>[1]): Promise<Media> => {

  return apiFetch<Media>(getReplaceMediaFileUrl(type,id,params),
  {
    ...options,
    method: 'PUT'


  }
);}





export const getReplaceMediaFileMutationKey = () => ['replaceMediaFile'] as const;

export const getReplaceMediaFileMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceMediaFile>>, TError,ReplaceMediaFileMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof replaceMediaFile>>, TError,ReplaceMediaFileMutationVariables, TContext> => {

const mutationKey = getReplaceMediaFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof replaceMediaFile>>, ReplaceMediaFileMutationVariables> = (props) => {
          const {type,id,params} = props ?? {};

          return  replaceMediaFile(type,id,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReplaceMediaFileMutationResult = NonNullable<Awaited<ReturnType<typeof replaceMediaFile>>>

    export type ReplaceMediaFileMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>
    export type ReplaceMediaFileMutationVariables = {type: MediaType;id: Uuid;params: ReplaceMediaFileParams}

    /**
 * @summary Replace a file
 */
export const useReplaceMediaFile = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceMediaFile>>, TError,ReplaceMediaFileMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof replaceMediaFile>>,
        TError,
        ReplaceMediaFileMutationVariables,
        TContext
      > => {
      return useMutation(getReplaceMediaFileMutationOptions(options), queryClient);
    }
    export const getGetUploadUrlUrl = (params: GetUploadUrlParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/media/upload-url?${stringifiedParams}` : `/media/upload-url`
}

/**
 * Gives a signed address to which the browser sends a file by PUT, with exactly the given headers. With `uploadKey`, a new address for the same upload, whose first one has expired.
 * @summary Get an address for an upload
 */
export const getUploadUrl = async (params: GetUploadUrlParams, options?: Parameters<typeof apiFetch>[1]): Promise<Upload> => {

  return apiFetch<Upload>(getGetUploadUrlUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetUploadUrlQueryKey = (params?: GetUploadUrlParams,) => {
    return [
    'media','upload-url', ...(params ? [params] : [])
    ] as const;
    }


export const getGetUploadUrlQueryOptions = <TData = Awaited<ReturnType<typeof getUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>>(params: GetUploadUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUploadUrlQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUploadUrl>>> = ({ signal }) => getUploadUrl(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUploadUrl>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUploadUrlQueryResult = NonNullable<Awaited<ReturnType<typeof getUploadUrl>>>
export type GetUploadUrlQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>


export function useGetUploadUrl<TData = Awaited<ReturnType<typeof getUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>>(
 params: GetUploadUrlParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUploadUrl>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUploadUrl>>,
          TError,
          Awaited<ReturnType<typeof getUploadUrl>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUploadUrl<TData = Awaited<ReturnType<typeof getUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>>(
 params: GetUploadUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUploadUrl>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUploadUrl>>,
          TError,
          Awaited<ReturnType<typeof getUploadUrl>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUploadUrl<TData = Awaited<ReturnType<typeof getUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>>(
 params: GetUploadUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an address for an upload
 */

export function useGetUploadUrl<TData = Awaited<ReturnType<typeof getUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>>(
 params: GetUploadUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUploadUrlQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetUploadUrl} query
 */
export const invalidateGetUploadUrl = async (
 queryClient: QueryClient, params: GetUploadUrlParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetUploadUrlQueryKey(params) }, options);

  return queryClient;
}




export const getGetUploadUrlSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>>(params: GetUploadUrlParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUploadUrlQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUploadUrl>>> = ({ signal }) => getUploadUrl(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUploadUrl>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetUploadUrlSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getUploadUrl>>>
export type GetUploadUrlSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>


export function useGetUploadUrlSuspense<TData = Awaited<ReturnType<typeof getUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>>(
 params: GetUploadUrlParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUploadUrlSuspense<TData = Awaited<ReturnType<typeof getUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>>(
 params: GetUploadUrlParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUploadUrlSuspense<TData = Awaited<ReturnType<typeof getUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>>(
 params: GetUploadUrlParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an address for an upload
 */

export function useGetUploadUrlSuspense<TData = Awaited<ReturnType<typeof getUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>>(
 params: GetUploadUrlParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUploadUrlSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDeleteUploadUrl = (params: DeleteUploadParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/media/upload?${stringifiedParams}` : `/media/upload`
}

/**
 * Forgets an upload that became no item, and removes its file.
 * @summary Cancel an upload
 */
export const deleteUpload = async (params: DeleteUploadParams, options?: Parameters<typeof apiFetch>[1]): Promise<void> => {

  return apiFetch<void>(getDeleteUploadUrl(params),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteUploadMutationKey = () => ['deleteUpload'] as const;

export const getDeleteUploadMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteUpload>>, TError,DeleteUploadMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteUpload>>, TError,DeleteUploadMutationVariables, TContext> => {

const mutationKey = getDeleteUploadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteUpload>>, DeleteUploadMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  deleteUpload(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteUploadMutationResult = NonNullable<Awaited<ReturnType<typeof deleteUpload>>>

    export type DeleteUploadMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeleteUploadMutationVariables = {params: DeleteUploadParams}

    /**
 * @summary Cancel an upload
 */
export const useDeleteUpload = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteUpload>>, TError,DeleteUploadMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteUpload>>,
        TError,
        DeleteUploadMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteUploadMutationOptions(options), queryClient);
    }
    export const getReportUploadStatusUrl = (params?: ReportUploadStatusParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/media/status?${stringifiedParams}` : `/media/status`
}

/**
 * Says how an upload ended: the one of `uploadKey`, or the latest one of `videoId`. After a success the service opens the file and answers what it found; a file that it cannot use is removed and refused. After an exception the upload is forgotten.
 * @summary Report an upload
 */
export const reportUploadStatus = async (uploadReport: UploadReport,
    params?: ReportUploadStatusParams, options?: Parameters<typeof apiFetch>[1]): Promise<UploadedFile | void> => {

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
return apiFetch<UploadedFile | void>(getReportUploadStatusUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(uploadReport)
  }
);}





export const getReportUploadStatusMutationKey = () => ['reportUploadStatus'] as const;

export const getReportUploadStatusMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportUploadStatus>>, TError,ReportUploadStatusMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof reportUploadStatus>>, TError,ReportUploadStatusMutationVariables, TContext> => {

const mutationKey = getReportUploadStatusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportUploadStatus>>, ReportUploadStatusMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  reportUploadStatus(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReportUploadStatusMutationResult = NonNullable<Awaited<ReturnType<typeof reportUploadStatus>>>
    export type ReportUploadStatusMutationBody = UploadReport
    export type ReportUploadStatusMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>
    export type ReportUploadStatusMutationVariables = {data: UploadReport;params?: ReportUploadStatusParams}

    /**
 * @summary Report an upload
 */
export const useReportUploadStatus = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportUploadStatus>>, TError,ReportUploadStatusMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportUploadStatus>>,
        TError,
        ReportUploadStatusMutationVariables,
        TContext
      > => {
      return useMutation(getReportUploadStatusMutationOptions(options), queryClient);
    }
    export const getConfigureVideoUrl = (params: ConfigureVideoParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/media/config?${stringifiedParams}` : `/media/config`
}

/**
 * Gives a signed address for the file of a video that was made before.
 * @summary Begin the upload of a video
 */
export const configureVideo = async (videoConfig: VideoConfig,
    params: ConfigureVideoParams, options?: Parameters<typeof apiFetch>[1]): Promise<Upload> => {

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
return apiFetch<Upload>(getConfigureVideoUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(videoConfig)
  }
);}





export const getConfigureVideoMutationKey = () => ['configureVideo'] as const;

export const getConfigureVideoMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnsupportedMediaTypeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof configureVideo>>, TError,ConfigureVideoMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof configureVideo>>, TError,ConfigureVideoMutationVariables, TContext> => {

const mutationKey = getConfigureVideoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof configureVideo>>, ConfigureVideoMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  configureVideo(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfigureVideoMutationResult = NonNullable<Awaited<ReturnType<typeof configureVideo>>>
    export type ConfigureVideoMutationBody = VideoConfig
    export type ConfigureVideoMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnsupportedMediaTypeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>
    export type ConfigureVideoMutationVariables = {data: VideoConfig;params: ConfigureVideoParams}

    /**
 * @summary Begin the upload of a video
 */
export const useConfigureVideo = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnsupportedMediaTypeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof configureVideo>>, TError,ConfigureVideoMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof configureVideo>>,
        TError,
        ConfigureVideoMutationVariables,
        TContext
      > => {
      return useMutation(getConfigureVideoMutationOptions(options), queryClient);
    }
    export const getListMediaCategoriesUrl = () => {




  return `/media/category`
}

/**
 * The categories that an image can have (specification §3).
 * @summary List the categories of images
 */
export const listMediaCategories = async ( options?: Parameters<typeof apiFetch>[1]): Promise<MediaCategory[]> => {

  return apiFetch<MediaCategory[]>(getListMediaCategoriesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMediaCategoriesQueryKey = () => {
    return [
    'media','category'
    ] as const;
    }


export const getListMediaCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listMediaCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMediaCategoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMediaCategories>>> = ({ signal }) => listMediaCategories({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMediaCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMediaCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listMediaCategories>>>
export type ListMediaCategoriesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListMediaCategories<TData = Awaited<ReturnType<typeof listMediaCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMediaCategories>>,
          TError,
          Awaited<ReturnType<typeof listMediaCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaCategories<TData = Awaited<ReturnType<typeof listMediaCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMediaCategories>>,
          TError,
          Awaited<ReturnType<typeof listMediaCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaCategories<TData = Awaited<ReturnType<typeof listMediaCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the categories of images
 */

export function useListMediaCategories<TData = Awaited<ReturnType<typeof listMediaCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMediaCategoriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListMediaCategories} query
 */
export const invalidateListMediaCategories = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMediaCategoriesQueryKey() }, options);

  return queryClient;
}




export const getListMediaCategoriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMediaCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMediaCategoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMediaCategories>>> = ({ signal }) => listMediaCategories({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMediaCategoriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMediaCategories>>>
export type ListMediaCategoriesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListMediaCategoriesSuspense<TData = Awaited<ReturnType<typeof listMediaCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaCategoriesSuspense<TData = Awaited<ReturnType<typeof listMediaCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaCategoriesSuspense<TData = Awaited<ReturnType<typeof listMediaCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the categories of images
 */

export function useListMediaCategoriesSuspense<TData = Awaited<ReturnType<typeof listMediaCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMediaCategoriesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListVideoCategoriesUrl = () => {




  return `/media/video/category`
}

/**
 * The categories that a video can have (specification §3).
 * @summary List the categories of videos
 */
export const listVideoCategories = async ( options?: Parameters<typeof apiFetch>[1]): Promise<MediaCategory[]> => {

  return apiFetch<MediaCategory[]>(getListVideoCategoriesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListVideoCategoriesQueryKey = () => {
    return [
    'media','video','category'
    ] as const;
    }


export const getListVideoCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listVideoCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVideoCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVideoCategoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVideoCategories>>> = ({ signal }) => listVideoCategories({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVideoCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVideoCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listVideoCategories>>>
export type ListVideoCategoriesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListVideoCategories<TData = Awaited<ReturnType<typeof listVideoCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVideoCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVideoCategories>>,
          TError,
          Awaited<ReturnType<typeof listVideoCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVideoCategories<TData = Awaited<ReturnType<typeof listVideoCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVideoCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVideoCategories>>,
          TError,
          Awaited<ReturnType<typeof listVideoCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVideoCategories<TData = Awaited<ReturnType<typeof listVideoCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVideoCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the categories of videos
 */

export function useListVideoCategories<TData = Awaited<ReturnType<typeof listVideoCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVideoCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVideoCategoriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListVideoCategories} query
 */
export const invalidateListVideoCategories = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListVideoCategoriesQueryKey() }, options);

  return queryClient;
}




export const getListVideoCategoriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listVideoCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVideoCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVideoCategoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVideoCategories>>> = ({ signal }) => listVideoCategories({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVideoCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListVideoCategoriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listVideoCategories>>>
export type ListVideoCategoriesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListVideoCategoriesSuspense<TData = Awaited<ReturnType<typeof listVideoCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVideoCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVideoCategoriesSuspense<TData = Awaited<ReturnType<typeof listVideoCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVideoCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVideoCategoriesSuspense<TData = Awaited<ReturnType<typeof listVideoCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVideoCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the categories of videos
 */

export function useListVideoCategoriesSuspense<TData = Awaited<ReturnType<typeof listVideoCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVideoCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVideoCategoriesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMediaUploadersUrl = () => {




  return `/media/uploaders`
}

/**
 * Everybody who uploaded an item of the site, by name.
 * @summary List uploaders
 */
export const listMediaUploaders = async ( options?: Parameters<typeof apiFetch>[1]): Promise<MediaUploader[]> => {

  return apiFetch<MediaUploader[]>(getListMediaUploadersUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMediaUploadersQueryKey = () => {
    return [
    'media','uploaders'
    ] as const;
    }


export const getListMediaUploadersQueryOptions = <TData = Awaited<ReturnType<typeof listMediaUploaders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaUploaders>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMediaUploadersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMediaUploaders>>> = ({ signal }) => listMediaUploaders({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMediaUploaders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMediaUploadersQueryResult = NonNullable<Awaited<ReturnType<typeof listMediaUploaders>>>
export type ListMediaUploadersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListMediaUploaders<TData = Awaited<ReturnType<typeof listMediaUploaders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaUploaders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMediaUploaders>>,
          TError,
          Awaited<ReturnType<typeof listMediaUploaders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaUploaders<TData = Awaited<ReturnType<typeof listMediaUploaders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaUploaders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMediaUploaders>>,
          TError,
          Awaited<ReturnType<typeof listMediaUploaders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaUploaders<TData = Awaited<ReturnType<typeof listMediaUploaders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaUploaders>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List uploaders
 */

export function useListMediaUploaders<TData = Awaited<ReturnType<typeof listMediaUploaders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaUploaders>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMediaUploadersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListMediaUploaders} query
 */
export const invalidateListMediaUploaders = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMediaUploadersQueryKey() }, options);

  return queryClient;
}




export const getListMediaUploadersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMediaUploaders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaUploaders>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMediaUploadersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMediaUploaders>>> = ({ signal }) => listMediaUploaders({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaUploaders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMediaUploadersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMediaUploaders>>>
export type ListMediaUploadersSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListMediaUploadersSuspense<TData = Awaited<ReturnType<typeof listMediaUploaders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaUploaders>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaUploadersSuspense<TData = Awaited<ReturnType<typeof listMediaUploaders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaUploaders>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaUploadersSuspense<TData = Awaited<ReturnType<typeof listMediaUploaders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaUploaders>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List uploaders
 */

export function useListMediaUploadersSuspense<TData = Awaited<ReturnType<typeof listMediaUploaders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaUploaders>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMediaUploadersSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRenderMediaUrl = (params: RenderMediaParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/media/render?${stringifiedParams}` : `/media/render`
}

/**
 * What a page needs to show an item, by its mediaString. Counts as a view.
 * @summary Render a media item
 */
export const renderMedia = async (params: RenderMediaParams, options?: Parameters<typeof apiFetch>[1]): Promise<RenderedMedia> => {

  return apiFetch<RenderedMedia>(getRenderMediaUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getRenderMediaQueryKey = (params?: RenderMediaParams,) => {
    return [
    'media','render', ...(params ? [params] : [])
    ] as const;
    }


export const getRenderMediaQueryOptions = <TData = Awaited<ReturnType<typeof renderMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: RenderMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof renderMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRenderMediaQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof renderMedia>>> = ({ signal }) => renderMedia(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof renderMedia>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RenderMediaQueryResult = NonNullable<Awaited<ReturnType<typeof renderMedia>>>
export type RenderMediaQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useRenderMedia<TData = Awaited<ReturnType<typeof renderMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: RenderMediaParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof renderMedia>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof renderMedia>>,
          TError,
          Awaited<ReturnType<typeof renderMedia>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRenderMedia<TData = Awaited<ReturnType<typeof renderMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: RenderMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof renderMedia>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof renderMedia>>,
          TError,
          Awaited<ReturnType<typeof renderMedia>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRenderMedia<TData = Awaited<ReturnType<typeof renderMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: RenderMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof renderMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Render a media item
 */

export function useRenderMedia<TData = Awaited<ReturnType<typeof renderMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: RenderMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof renderMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRenderMediaQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useRenderMedia} query
 */
export const invalidateRenderMedia = async (
 queryClient: QueryClient, params: RenderMediaParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getRenderMediaQueryKey(params) }, options);

  return queryClient;
}




export const getRenderMediaSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof renderMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: RenderMediaParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof renderMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRenderMediaQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof renderMedia>>> = ({ signal }) => renderMedia(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof renderMedia>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type RenderMediaSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof renderMedia>>>
export type RenderMediaSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useRenderMediaSuspense<TData = Awaited<ReturnType<typeof renderMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: RenderMediaParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof renderMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRenderMediaSuspense<TData = Awaited<ReturnType<typeof renderMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: RenderMediaParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof renderMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRenderMediaSuspense<TData = Awaited<ReturnType<typeof renderMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: RenderMediaParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof renderMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Render a media item
 */

export function useRenderMediaSuspense<TData = Awaited<ReturnType<typeof renderMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: RenderMediaParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof renderMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRenderMediaSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMediaUsesUrl = (type: MediaType,
    id: Uuid,) => {




  return `/media/uses/${encodeURIComponent(String(type))}/${encodeURIComponent(String(id))}`
}

/**
 * What refers to an item.
 * @summary List the uses of a media item
 */
export const listMediaUses = async (type: MediaType,
    id: Uuid, options?: Parameters<typeof apiFetch>[1]): Promise<MediaUse[]> => {

  return apiFetch<MediaUse[]>(getListMediaUsesUrl(type,id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMediaUsesQueryKey = (type: MediaType,
    id: Uuid,) => {
    return [
    'media','uses',type,id
    ] as const;
    }


export const getListMediaUsesQueryOptions = <TData = Awaited<ReturnType<typeof listMediaUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(type: MediaType,
    id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMediaUsesQueryKey(type,id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMediaUses>>> = ({ signal }) => listMediaUses(type,id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: type !== null && type !== undefined && id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMediaUses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMediaUsesQueryResult = NonNullable<Awaited<ReturnType<typeof listMediaUses>>>
export type ListMediaUsesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListMediaUses<TData = Awaited<ReturnType<typeof listMediaUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 type: MediaType,
    id: Uuid, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaUses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMediaUses>>,
          TError,
          Awaited<ReturnType<typeof listMediaUses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaUses<TData = Awaited<ReturnType<typeof listMediaUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 type: MediaType,
    id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaUses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMediaUses>>,
          TError,
          Awaited<ReturnType<typeof listMediaUses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaUses<TData = Awaited<ReturnType<typeof listMediaUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 type: MediaType,
    id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the uses of a media item
 */

export function useListMediaUses<TData = Awaited<ReturnType<typeof listMediaUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 type: MediaType,
    id: Uuid, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMediaUsesQueryOptions(type,id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListMediaUses} query
 */
export const invalidateListMediaUses = async (
 queryClient: QueryClient, type: MediaType,
    id: Uuid, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMediaUsesQueryKey(type,id) }, options);

  return queryClient;
}




export const getListMediaUsesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMediaUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(type: MediaType,
    id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMediaUsesQueryKey(type,id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMediaUses>>> = ({ signal }) => listMediaUses(type,id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaUses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMediaUsesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMediaUses>>>
export type ListMediaUsesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListMediaUsesSuspense<TData = Awaited<ReturnType<typeof listMediaUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 type: MediaType,
    id: Uuid, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaUsesSuspense<TData = Awaited<ReturnType<typeof listMediaUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 type: MediaType,
    id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaUsesSuspense<TData = Awaited<ReturnType<typeof listMediaUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 type: MediaType,
    id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the uses of a media item
 */

export function useListMediaUsesSuspense<TData = Awaited<ReturnType<typeof listMediaUses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 type: MediaType,
    id: Uuid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaUses>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMediaUsesSuspenseQueryOptions(type,id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetMediaQuotaUrl = () => {




  return `/media/quota`
}

/**
 * How much the site has stored and how much it may store.
 * @summary Get the quota
 */
export const getMediaQuota = async ( options?: Parameters<typeof apiFetch>[1]): Promise<MediaQuota> => {

  return apiFetch<MediaQuota>(getGetMediaQuotaUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMediaQuotaQueryKey = () => {
    return [
    'media','quota'
    ] as const;
    }


export const getGetMediaQuotaQueryOptions = <TData = Awaited<ReturnType<typeof getMediaQuota>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMediaQuota>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMediaQuotaQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMediaQuota>>> = ({ signal }) => getMediaQuota({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMediaQuota>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMediaQuotaQueryResult = NonNullable<Awaited<ReturnType<typeof getMediaQuota>>>
export type GetMediaQuotaQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetMediaQuota<TData = Awaited<ReturnType<typeof getMediaQuota>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMediaQuota>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMediaQuota>>,
          TError,
          Awaited<ReturnType<typeof getMediaQuota>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMediaQuota<TData = Awaited<ReturnType<typeof getMediaQuota>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMediaQuota>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMediaQuota>>,
          TError,
          Awaited<ReturnType<typeof getMediaQuota>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMediaQuota<TData = Awaited<ReturnType<typeof getMediaQuota>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMediaQuota>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the quota
 */

export function useGetMediaQuota<TData = Awaited<ReturnType<typeof getMediaQuota>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMediaQuota>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMediaQuotaQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetMediaQuota} query
 */
export const invalidateGetMediaQuota = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMediaQuotaQueryKey() }, options);

  return queryClient;
}




export const getGetMediaQuotaSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMediaQuota>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMediaQuota>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMediaQuotaQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMediaQuota>>> = ({ signal }) => getMediaQuota({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMediaQuota>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMediaQuotaSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMediaQuota>>>
export type GetMediaQuotaSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetMediaQuotaSuspense<TData = Awaited<ReturnType<typeof getMediaQuota>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMediaQuota>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMediaQuotaSuspense<TData = Awaited<ReturnType<typeof getMediaQuota>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMediaQuota>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMediaQuotaSuspense<TData = Awaited<ReturnType<typeof getMediaQuota>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMediaQuota>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the quota
 */

export function useGetMediaQuotaSuspense<TData = Awaited<ReturnType<typeof getMediaQuota>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMediaQuota>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMediaQuotaSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMediaByTypeUrl = (params: ListMediaByTypeParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/media/list?${stringifiedParams}` : `/media/list`
}

/**
 * The same as listMedia, by the path `list` of the specification.
 * @summary List media, by the other path
 */
export const listMediaByType = async (params: ListMediaByTypeParams, options?: Parameters<typeof apiFetch>[1]): Promise<MediaPage> => {

  return apiFetch<MediaPage>(getListMediaByTypeUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMediaByTypeQueryKey = (params?: ListMediaByTypeParams,) => {
    return [
    'media','list', ...(params ? [params] : [])
    ] as const;
    }


export const getListMediaByTypeQueryOptions = <TData = Awaited<ReturnType<typeof listMediaByType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: ListMediaByTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaByType>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMediaByTypeQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMediaByType>>> = ({ signal }) => listMediaByType(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMediaByType>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMediaByTypeQueryResult = NonNullable<Awaited<ReturnType<typeof listMediaByType>>>
export type ListMediaByTypeQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListMediaByType<TData = Awaited<ReturnType<typeof listMediaByType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListMediaByTypeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaByType>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMediaByType>>,
          TError,
          Awaited<ReturnType<typeof listMediaByType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaByType<TData = Awaited<ReturnType<typeof listMediaByType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListMediaByTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaByType>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMediaByType>>,
          TError,
          Awaited<ReturnType<typeof listMediaByType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaByType<TData = Awaited<ReturnType<typeof listMediaByType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListMediaByTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaByType>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List media, by the other path
 */

export function useListMediaByType<TData = Awaited<ReturnType<typeof listMediaByType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListMediaByTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaByType>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMediaByTypeQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListMediaByType} query
 */
export const invalidateListMediaByType = async (
 queryClient: QueryClient, params: ListMediaByTypeParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMediaByTypeQueryKey(params) }, options);

  return queryClient;
}




export const getListMediaByTypeSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMediaByType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: ListMediaByTypeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaByType>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMediaByTypeQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMediaByType>>> = ({ signal }) => listMediaByType(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaByType>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMediaByTypeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMediaByType>>>
export type ListMediaByTypeSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListMediaByTypeSuspense<TData = Awaited<ReturnType<typeof listMediaByType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListMediaByTypeParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaByType>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaByTypeSuspense<TData = Awaited<ReturnType<typeof listMediaByType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListMediaByTypeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaByType>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaByTypeSuspense<TData = Awaited<ReturnType<typeof listMediaByType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListMediaByTypeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaByType>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List media, by the other path
 */

export function useListMediaByTypeSuspense<TData = Awaited<ReturnType<typeof listMediaByType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ListMediaByTypeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaByType>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMediaByTypeSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchMediaUrl = (params: SearchMediaParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/media/search?${stringifiedParams}` : `/media/search`
}

/**
 * A page of the images or of the videos of the site that a search finds, the newest first.
 * @summary Search media
 */
export const searchMedia = async (params: SearchMediaParams, options?: Parameters<typeof apiFetch>[1]): Promise<MediaPage> => {

  return apiFetch<MediaPage>(getSearchMediaUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchMediaQueryKey = (params?: SearchMediaParams,) => {
    return [
    'media','search', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchMediaQueryOptions = <TData = Awaited<ReturnType<typeof searchMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: SearchMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchMediaQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchMedia>>> = ({ signal }) => searchMedia(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchMedia>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchMediaQueryResult = NonNullable<Awaited<ReturnType<typeof searchMedia>>>
export type SearchMediaQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useSearchMedia<TData = Awaited<ReturnType<typeof searchMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchMediaParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchMedia>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchMedia>>,
          TError,
          Awaited<ReturnType<typeof searchMedia>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchMedia<TData = Awaited<ReturnType<typeof searchMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchMedia>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchMedia>>,
          TError,
          Awaited<ReturnType<typeof searchMedia>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchMedia<TData = Awaited<ReturnType<typeof searchMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search media
 */

export function useSearchMedia<TData = Awaited<ReturnType<typeof searchMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchMediaQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useSearchMedia} query
 */
export const invalidateSearchMedia = async (
 queryClient: QueryClient, params: SearchMediaParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchMediaQueryKey(params) }, options);

  return queryClient;
}




export const getSearchMediaSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: SearchMediaParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchMediaQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchMedia>>> = ({ signal }) => searchMedia(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchMedia>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchMediaSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchMedia>>>
export type SearchMediaSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useSearchMediaSuspense<TData = Awaited<ReturnType<typeof searchMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchMediaParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchMediaSuspense<TData = Awaited<ReturnType<typeof searchMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchMediaParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchMediaSuspense<TData = Awaited<ReturnType<typeof searchMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchMediaParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search media
 */

export function useSearchMediaSuspense<TData = Awaited<ReturnType<typeof searchMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: SearchMediaParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchMedia>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchMediaSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListAllMediaCategoriesUrl = () => {




  return `/media/categories`
}

/**
 * The categories that an image or a video can have, by the path `categories` of the specification.
 * @summary List the categories of media
 */
export const listAllMediaCategories = async ( options?: Parameters<typeof apiFetch>[1]): Promise<MediaCategory[]> => {

  return apiFetch<MediaCategory[]>(getListAllMediaCategoriesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAllMediaCategoriesQueryKey = () => {
    return [
    'media','categories'
    ] as const;
    }


export const getListAllMediaCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listAllMediaCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllMediaCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAllMediaCategoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAllMediaCategories>>> = ({ signal }) => listAllMediaCategories({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAllMediaCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAllMediaCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listAllMediaCategories>>>
export type ListAllMediaCategoriesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListAllMediaCategories<TData = Awaited<ReturnType<typeof listAllMediaCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllMediaCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAllMediaCategories>>,
          TError,
          Awaited<ReturnType<typeof listAllMediaCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllMediaCategories<TData = Awaited<ReturnType<typeof listAllMediaCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllMediaCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAllMediaCategories>>,
          TError,
          Awaited<ReturnType<typeof listAllMediaCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllMediaCategories<TData = Awaited<ReturnType<typeof listAllMediaCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllMediaCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the categories of media
 */

export function useListAllMediaCategories<TData = Awaited<ReturnType<typeof listAllMediaCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllMediaCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAllMediaCategoriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListAllMediaCategories} query
 */
export const invalidateListAllMediaCategories = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAllMediaCategoriesQueryKey() }, options);

  return queryClient;
}




export const getListAllMediaCategoriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAllMediaCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllMediaCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAllMediaCategoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAllMediaCategories>>> = ({ signal }) => listAllMediaCategories({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllMediaCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAllMediaCategoriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAllMediaCategories>>>
export type ListAllMediaCategoriesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListAllMediaCategoriesSuspense<TData = Awaited<ReturnType<typeof listAllMediaCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllMediaCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllMediaCategoriesSuspense<TData = Awaited<ReturnType<typeof listAllMediaCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllMediaCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllMediaCategoriesSuspense<TData = Awaited<ReturnType<typeof listAllMediaCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllMediaCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the categories of media
 */

export function useListAllMediaCategoriesSuspense<TData = Awaited<ReturnType<typeof listAllMediaCategories>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllMediaCategories>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAllMediaCategoriesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPresignedUploadUrlUrl = (params: GetPresignedUploadUrlParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/media/presigned-upload-url?${stringifiedParams}` : `/media/presigned-upload-url`
}

/**
 * The same as getUploadUrl, by the path `presigned-upload-url` of the specification.
 * @summary Get an address for an upload, by the other path
 */
export const getPresignedUploadUrl = async (params: GetPresignedUploadUrlParams, options?: Parameters<typeof apiFetch>[1]): Promise<Upload> => {

  return apiFetch<Upload>(getGetPresignedUploadUrlUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPresignedUploadUrlQueryKey = (params?: GetPresignedUploadUrlParams,) => {
    return [
    'media','presigned-upload-url', ...(params ? [params] : [])
    ] as const;
    }


export const getGetPresignedUploadUrlQueryOptions = <TData = Awaited<ReturnType<typeof getPresignedUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>>(params: GetPresignedUploadUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPresignedUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPresignedUploadUrlQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPresignedUploadUrl>>> = ({ signal }) => getPresignedUploadUrl(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPresignedUploadUrl>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPresignedUploadUrlQueryResult = NonNullable<Awaited<ReturnType<typeof getPresignedUploadUrl>>>
export type GetPresignedUploadUrlQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>


export function useGetPresignedUploadUrl<TData = Awaited<ReturnType<typeof getPresignedUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>>(
 params: GetPresignedUploadUrlParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPresignedUploadUrl>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPresignedUploadUrl>>,
          TError,
          Awaited<ReturnType<typeof getPresignedUploadUrl>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPresignedUploadUrl<TData = Awaited<ReturnType<typeof getPresignedUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>>(
 params: GetPresignedUploadUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPresignedUploadUrl>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPresignedUploadUrl>>,
          TError,
          Awaited<ReturnType<typeof getPresignedUploadUrl>>
        > , 'initialData'
      >, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPresignedUploadUrl<TData = Awaited<ReturnType<typeof getPresignedUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>>(
 params: GetPresignedUploadUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPresignedUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an address for an upload, by the other path
 */

export function useGetPresignedUploadUrl<TData = Awaited<ReturnType<typeof getPresignedUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>>(
 params: GetPresignedUploadUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPresignedUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPresignedUploadUrlQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetPresignedUploadUrl} query
 */
export const invalidateGetPresignedUploadUrl = async (
 queryClient: QueryClient, params: GetPresignedUploadUrlParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPresignedUploadUrlQueryKey(params) }, options);

  return queryClient;
}




export const getGetPresignedUploadUrlSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPresignedUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>>(params: GetPresignedUploadUrlParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPresignedUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPresignedUploadUrlQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPresignedUploadUrl>>> = ({ signal }) => getPresignedUploadUrl(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPresignedUploadUrl>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPresignedUploadUrlSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPresignedUploadUrl>>>
export type GetPresignedUploadUrlSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>


export function useGetPresignedUploadUrlSuspense<TData = Awaited<ReturnType<typeof getPresignedUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>>(
 params: GetPresignedUploadUrlParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPresignedUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPresignedUploadUrlSuspense<TData = Awaited<ReturnType<typeof getPresignedUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>>(
 params: GetPresignedUploadUrlParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPresignedUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPresignedUploadUrlSuspense<TData = Awaited<ReturnType<typeof getPresignedUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>>(
 params: GetPresignedUploadUrlParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPresignedUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an address for an upload, by the other path
 */

export function useGetPresignedUploadUrlSuspense<TData = Awaited<ReturnType<typeof getPresignedUploadUrl>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FileTooLargeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>>(
 params: GetPresignedUploadUrlParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPresignedUploadUrl>>, TError, TData>>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPresignedUploadUrlSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getFinishSingleUploadUrl = (params: FinishSingleUploadParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/media/upload/single?${stringifiedParams}` : `/media/upload/single`
}

/**
 * Reports an upload and makes the item of its file, in one call: what reportUploadStatus and createMedia do in two.
 * @summary Take an uploaded file as a new item
 */
export const finishSingleUpload = async (mediaInput: MediaInput,
    params: FinishSingleUploadParams, options?: Parameters<typeof apiFetch>[1]): Promise<Media> => {

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
return apiFetch<Media>(getFinishSingleUploadUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(mediaInput)
  }
);}





export const getFinishSingleUploadMutationKey = () => ['finishSingleUpload'] as const;

export const getFinishSingleUploadMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishSingleUpload>>, TError,FinishSingleUploadMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof finishSingleUpload>>, TError,FinishSingleUploadMutationVariables, TContext> => {

const mutationKey = getFinishSingleUploadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof finishSingleUpload>>, FinishSingleUploadMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  finishSingleUpload(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FinishSingleUploadMutationResult = NonNullable<Awaited<ReturnType<typeof finishSingleUpload>>>
    export type FinishSingleUploadMutationBody = MediaInput
    export type FinishSingleUploadMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>
    export type FinishSingleUploadMutationVariables = {data: MediaInput;params: FinishSingleUploadParams}

    /**
 * @summary Take an uploaded file as a new item
 */
export const useFinishSingleUpload = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnusableFileResponse | TooManyRequestsResponse | ServerErrorResponse | StorageFullResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishSingleUpload>>, TError,FinishSingleUploadMutationVariables, TContext>, request?: SecondParameter<typeof apiFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof finishSingleUpload>>,
        TError,
        FinishSingleUploadMutationVariables,
        TContext
      > => {
      return useMutation(getFinishSingleUploadMutationOptions(options), queryClient);
    }
