import type { Ahead } from '../../connected/screen/prefetchIfStale';
import { foundOrderOptions } from '../../ordering/orderSearch';

/** The order, of whichever of the user's customers it is. */
export const ahead: Ahead = ({ context, params: { orderId = '' } }, queryClient) => [foundOrderOptions(queryClient, context, orderId)];
