import type { Ahead } from '../../connected/screen/prefetchIfStale';
import { customersOptions } from '../../queries/customer';

/** The user's customers. */
export const ahead: Ahead = ({ context }) => [customersOptions(context.tenant)];
