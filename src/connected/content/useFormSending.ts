import { useMutation, useMutationState, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';

/** Sending a form as the form sees it. */
export interface FormSending<Submission> {
  /** Whether it is being sent, also when that began before the form was left and opened again. */
  readonly isPending: boolean;
  /** Whether it has arrived while this form is on the screen. */
  readonly isSuccess: boolean;
  /** Why it was not sent. */
  readonly error: Error | null;
  /** Sends it. While it is being sent already this does nothing. */
  send(submission: Submission, onRefused: (error: Error) => void): Promise<void>;
  /** Forgets what came of the last attempt. */
  reset(): void;
}

/**
 * One sending of a form at a time: a form that is left while it is being sent and opened again before the answer waits for that answer
 * instead of offering the same once more.
 *
 * @param options the mutation; its key tells the form from others
 * @param onSent it has arrived; called also when the form was left meanwhile
 */
export function useFormSending<Submission, Answer>(
  options: UseMutationOptions<Answer, Error, Submission> & { readonly mutationKey: readonly unknown[] },
  onSent: () => void,
): FormSending<Submission> {
  const { mutationKey } = options;
  const cache = useQueryClient().getMutationCache();
  const isUnderWay = () => cache.findAll({ mutationKey, status: 'pending' }).length > 0;
  const newest = () => Math.max(-1, ...cache.findAll({ mutationKey }).map(({ mutationId }) => mutationId));
  /** What came of attempts up to this one is of no interest any more. */
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
      // The form itself says why it was not sent.
      await mutateAsync(submission, { onError: (error) => onRefused(error) }).then(onSent, () => undefined);
    },
    reset: () => setSettled(newest()),
  };
}
