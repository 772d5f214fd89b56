import type { Ahead } from '../../connected/screen/prefetchIfStale';
import { parseListAddress } from '../../domain/listAddress';
import { receiptListRules } from '../../domain/receipt';
import { receiptsOptions } from '../../queries/receipt';

/** The page of the list that the address names. */
export const ahead: Ahead = ({ context, query }) => [receiptsOptions(context, parseListAddress(receiptListRules, query))];
