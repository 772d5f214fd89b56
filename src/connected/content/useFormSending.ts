import { useMutation, useMutationState, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';

/** State of sending a form. */
export interface FormSending<Submission> {
  /** True while sending, also if that began before the form was left and reopened. */
  readonly isPending: boolean;
  /** True once it was accepted while this form is on the screen. */
  readonly isSuccess: boolean;
  /** Error of the last attempt. */
  readonly error: Error | null;
  /** Sends the form; ignored while it is being sent. */
  send(submission: Submission, onRefused: (error: Error) => void): Promise<void>;
  /** Clears the result of the last attempt. */
  reset(): void;
}

/**
 * Sends a form at most once at a time. A form that is left while being sent and reopened before the answer waits for
 * that answer, instead of offering to send it again.
 *
 * @param options the mutation; its key identifies the form
 * @param onSent called on success, also if the form was left meanwhile
 */
export function useFormSending<Submission, Answer>(
  options: UseMutationOptions<Answer, Error, Submission> & { readonly mutationKey: readonly unknown[] },
  onSent: () => void,
): FormSending<Submission> {
  const { mutationKey } = options;
  const cache = useQueryClient().getMutationCache();
  const isUnderWay = () => cache.findAll({ mutationKey, status: 'pending' }).length > 0;
  const newest = () => Math.max(-1, ...cache.findAll({ mutationKey }).map(({ mutationId }) => mutationId));
  /** Id of the last attempt whose result is ignored. */
  const [settled, setSettled] = useState(() => (isUnderWay() ? newest() - 1 : newest()));
  const { mutateAsync } = useMutation(options);
  const attempts = useMutationState({
    filters: { mutationKey },
    select: ({ mutationId, state: { status, error } }) => ({ mutationId, status, error }),
  });
  const last = attempts.findLast(({ mutationId }) => mutationId > settled);
  return {
    isPending: last?.status === 'pending',
    isSuccess: last?.status === 'success',
    error: last?.error ?? null,
    send: async (submission, onRefused) => {
      if (isUnderWay()) return;
      // The form itself shows the error.
      await mutateAsync(submission, { onError: (error) => onRefused(error) }).then(onSent, () => undefined);
    },
    reset: () => setSettled(newest()),
  };
}
