import { mutationOptions } from '@tanstack/react-query';
import { getSetUserLocaleMutationOptions } from '../gen/user/setUserLocale';

/** Remembers the user's language. The switch itself doesn't wait for it, so a failure is only logged. */
export const userLocaleOptions = () => mutationOptions({ ...getSetUserLocaleMutationOptions(), meta: { failure: 'silent' } });
