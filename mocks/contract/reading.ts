import type { OperationId } from './operations';

/** Reads that also write: the details of an order template remove products that are no longer sold (P§4 removed products). */
export const changesByReading: ReadonlySet<OperationId> = new Set<OperationId>(['getOrderTemplateDetails']);
