import type { Ahead } from '#connected/screen/prefetchIfStale.ts';
import { customersOptions } from '#queries/customer.ts';

/** The user's customers. */
export const ahead: Ahead = ({ context }) => [customersOptions(context.tenant)];
