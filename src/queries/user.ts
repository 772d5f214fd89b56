import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  getAddLabelMailMutationOptions,
  getAddOrderMailMutationOptions,
  getGetCurrentUserQueryOptions,
  getGetTenantOfUserQueryOptions,
  getRemoveLabelMailMutationOptions,
  getRemoveOrderMailMutationOptions,
  getUpdateUserDataMutationOptions,
} from '../gen/user/user';

/** The user's own data: name, mail addresses, locale, recipients of label and order mails. */
export const currentUserOptions = () => queryOptions({ ...getGetCurrentUserQueryOptions() });

/** The tenant that a user of a product of the group belongs to. */
export const tenantOfUserOptions = (product: string, userName: string) =>
  queryOptions({ ...getGetTenantOfUserQueryOptions(product, userName) });

/** Changes the user's data; the form says when that fails (P§8 "User could not be updated."). */
export const userUpdateOptions = () => mutationOptions({ ...getUpdateUserDataMutationOptions(), meta: { failure: 'inline' } });

/** Adds a recipient of label mails. */
export const labelMailOptions = () => mutationOptions({ ...getAddLabelMailMutationOptions(), meta: { failure: 'inline' } });

/** Removes a recipient of label mails. */
export const labelMailRemovalOptions = () => mutationOptions({ ...getRemoveLabelMailMutationOptions(), meta: { failure: 'inline' } });

/** Adds a recipient of order mails. */
export const orderMailOptions = () => mutationOptions({ ...getAddOrderMailMutationOptions(), meta: { failure: 'inline' } });

/** Removes a recipient of order mails. */
export const orderMailRemovalOptions = () => mutationOptions({ ...getRemoveOrderMailMutationOptions(), meta: { failure: 'inline' } });
