import type { OperationId } from './operations';

/** Reads that change something all the same: the details of an order template take out what is no longer sold (P§4). */
export const changesByReading: ReadonlySet<OperationId> = new Set<OperationId>(['getOrderTemplateDetails']);
