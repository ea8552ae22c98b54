import { useAction, type Action, type ActionOptions } from '@fairfront/shared-kit/api/actions';
import { useQueryClient } from '@fairfront/shared-kit/platform';
import { rememberOwnCall } from './own-calls';
import { useWriteErrors } from './use-known-errors';

/** The options that pass actions add to `useAction`, which receives the error texts here. */
export type PassActionOptions<Input, Result> = Omit<ActionOptions<Input, Result>, 'namespace'> & {
  /** The message for a server failure; by default that nothing was saved. */
  brokeDown?: (input: Input) => string;
};

/** An action on passes: shows error texts by code and records its call, so that this tab ignores its own event. */
export const usePassAction = <Input, Result = unknown>(
  options: PassActionOptions<Input, Result>,
): Action<Input, Result> => {
  const queryClient = useQueryClient();
  const failures = useWriteErrors();
  return useAction<Input, Result>({
    errorText: (error, input) => failures.known(error, options.brokeDown?.(input)),
    ...options,
    namespace: 'passes',
    run: async (input, call) => {
      const result = await options.run(input, call);
      rememberOwnCall(queryClient, call.idempotencyKey);
      return result;
    },
  });
};
