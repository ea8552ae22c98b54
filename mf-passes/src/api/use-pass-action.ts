import { useAction, type Action, type ActionOptions } from '@fairfront/shared-kit/actions';
import { useQueryClient } from '@fairfront/shared-kit/platform';
import { rememberOwnCall } from './own-calls';
import { useWriteErrors } from './use-known-errors';

/** What an action of passes adds to `useAction`, which knows the texts of refusals here. */
export type PassActionOptions<Input, Result> = Omit<ActionOptions<Input, Result>, 'namespace'> & {
  /** What is said when the server broke down (PASS-312). Default: that nothing was saved (PASS-260). */
  brokeDown?: (input: Input) => string;
};

/** An action of passes: texts by their codes (PASS-252), and this tab is not asked twice for its own writes (PASS-337). */
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
