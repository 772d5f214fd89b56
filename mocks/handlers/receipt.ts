import { getGetReceiptPdfMockHandler, getListReceiptsMockHandler } from '../../src/gen/receipt/receipt.msw';
import type {
  GetReceiptPdfParams,
  GetReceiptPdfQueryParams,
  ListReceiptsParams,
  ListReceiptsQueryParams,
} from '../../src/gen/zod/receipt/receipt.zod';
import { callOf, customerOf, nameFile, paramsOf, queryOf, refuse, tenantOf, type Call } from '../call';
import { compareTexts, pageOf, signOf } from '../paging';
import { ofType, receiptsOf, receiptsOfOrder } from '../world/receipts';
import type { World } from '../world/world';
import { orderInLanguage } from './order';

/**
 * A document's number without its year. The made-up past moves on with the day, and a document with it into another year; its number in the
 * contract's examples stays.
 */
const withoutYear = (documentNumber: string) => documentNumber.replace(/-\d{4}-/, '-');

/** The papers that came of orders. */
export function receiptHandlers(world: World) {
  const ordersOf = (call: Call) => (call.scenario.emptyLists ? [] : world.ordersOf(customerOf(call)));
  return {
    listReceipts: getListReceiptsMockHandler((info) => {
      const call = callOf(info);
      const { type } = paramsOf<typeof ListReceiptsParams>(call);
      const { pageNumber, pageSize, sortDirection = 'DESC' } = queryOf<typeof ListReceiptsQueryParams>(call);
      const sign = signOf(sortDirection);
      const sorted = ofType(receiptsOf(ordersOf(call), world.today(), call.language), type).sort(
        (one, other) => sign * (compareTexts(one.date, other.date) || compareTexts(one.documentNumber, other.documentNumber)),
      );
      const { page, entries } = pageOf(sorted, pageNumber, pageSize);
      return { page, documents: entries };
    }),
    getReceiptPdf: getGetReceiptPdfMockHandler(async (info) => {
      const call = callOf(info);
      const { documentNumber } = paramsOf<typeof GetReceiptPdfParams>(call);
      const { receiptType } = queryOf<typeof GetReceiptPdfQueryParams>(call);
      const isWanted = ({ documentNumber: number, documentType, date }: ReturnType<typeof receiptsOfOrder>[number]) =>
        withoutYear(number) === withoutYear(documentNumber) && documentType === receiptType && date <= world.today();
      const order = ordersOf(call).find((candidate) => receiptsOfOrder(candidate, call.language).some(isWanted));
      const receipt = order && receiptsOfOrder(order, call.language).find(isWanted);
      if (!receipt) throw refuse(call, 'notFound', { field: 'documentNumber' });
      const view = world.viewOf(call);
      if (receiptType !== 'deliverynote' && !view.seesPrices) throw refuse(call, 'pricedDocument');
      nameFile(call, receiptType, { number: receipt.documentNumber });
      const { receiptPdf } = await import('../files/receiptPaper');
      return receiptPdf({
        tenant: tenantOf(call),
        language: call.language,
        now: world.now(),
        customer: customerOf(call),
        receipt,
        order: orderInLanguage(view, order),
      });
    }),
  };
}
