import type { Ahead } from '../../connected/screen/askFor';
import { customersOptions } from '../../queries/customer';

/** The user's customers. */
export const ahead: Ahead = ({ context }) => [customersOptions(context.tenant)];
