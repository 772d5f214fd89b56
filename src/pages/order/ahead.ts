import type { Ahead } from '#connected/screen/prefetchIfStale.ts';
import { foundOrderOptions } from '#ordering/orderSearch.ts';

/** The order, of any of the user's customers. */
export const ahead: Ahead = ({ context, params: { orderId = '' } }, queryClient) => [foundOrderOptions(queryClient, context, orderId)];
