import type { Ahead } from '../../connected/screen/prefetchIfStale';
import { companionOrdersOptions } from '../../ordering/companionOrder';

/** The orders that wait; their products are asked for once it is known which they are. */
export const ahead: Ahead = ({ context }) => [companionOrdersOptions(context)];
