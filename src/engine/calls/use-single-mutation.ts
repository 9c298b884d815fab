import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useSingleFlight } from './use-single-flight.ts';

/**
 * A mutation that is not sent again by a second press: `isPending` comes only with the next drawing of the page, and a
 * quick one comes before it.
 */
export function useSingleMutation<Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) {
  const { mutateAsync, isPending, error, reset } = useMutation(options);
  const { isFree, alone } = useSingleFlight();
  const mutate = (variables: Variables): void => {
    // What failed is told by `error`.
    if (isFree()) alone(() => mutateAsync(variables)).catch(() => undefined);
  };
  return { mutate, isPending, error, reset };
}
