import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { addLabelMail, getAddLabelMailMutationKey } from '../gen/user/addLabelMail';
import { removeLabelMail } from '../gen/user/removeLabelMail';

/** Who gets labels by e-mail: so far, and from now on. */
export interface LabelMailChange {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * Changes who gets labels by e-mail, with a call for each address that comes or goes. New ones come first, so that a failure leaves
 * nobody out who was to stay. Where one fails the rest is not tried; the user is read anew in any case, so that what is shown is true.
 */
export const labelRecipientsOptions = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: getAddLabelMailMutationKey(),
    mutationFn: async ({ before, after }: LabelMailChange) => {
      const calls = [
        ...after.filter((mail) => !before.includes(mail)).map((mail) => () => addLabelMail({ mail })),
        ...before.filter((mail) => !after.includes(mail)).map((mail) => () => removeLabelMail({ mail })),
      ];
      for (const call of calls) await call();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['getCurrentUser'] }),
    meta: { failure: 'inline' as const },
  });
