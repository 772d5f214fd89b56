import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { getGetCurrentUserQueryOptions } from '../gen/user/getCurrentUser';
import { getUpdateUserDataMutationOptions } from '../gen/user/updateUserData';

/** The user's own data: name, mail addresses, locale, recipients of label and order mails. */
export const currentUserOptions = () => queryOptions({ ...getGetCurrentUserQueryOptions() });

/** Changes the user's data; the form says when that fails (P§8 "User could not be updated."). */
export const userUpdateOptions = () => mutationOptions({ ...getUpdateUserDataMutationOptions(), meta: { failure: 'inline' } });
