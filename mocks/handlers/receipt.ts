import { customerOf, refuse, tenantOf, type Call } from '../call';
import { fileName } from '../files/fileName';
import type { Handlers } from '../respond';
import { compareTexts, pageOf, signOf } from '../paging';
import { ofType, receiptsOf, receiptsOfOrder } from '../world/receipts';
import type { World } from '../world/world';
import { orderInLanguage } from './order';

/**
 * A document's number without its year. The made-up past moves on with the day, and a document with it into another year; its number in the
 * contract's examples stays.
 */
const withoutYear = (documentNumber: string) => documentNumber.replace(/-\d{4}-/, '-');

/** The documents of orders. */
export function receiptHandlers(world: World): Handlers {
  const ordersOf = (call: Call) => (call.scenario.emptyLists ? [] : world.ordersOf(customerOf(call)));
  return {
    listReceipts: (call) => {
      const { type } = call.params;
      const { pageNumber, pageSize, sortDirection = 'DESC' } = call.query;
      const sign = signOf(sortDirection);
      const sorted = ofType(receiptsOf(ordersOf(call), world.today(), call.language), type).sort(
        (one, other) => sign * (compareTexts(one.date, other.date) || compareTexts(one.documentNumber, other.documentNumber)),
      );
      const { page, entries } = pageOf(sorted, pageNumber, pageSize);
      return { page, documents: entries };
    },
    getReceiptPdf: async (call) => {
      const { documentNumber } = call.params;
      const { receiptType } = call.query;
      const isWanted = ({ documentNumber: number, documentType, date }: ReturnType<typeof receiptsOfOrder>[number]) =>
        withoutYear(number) === withoutYear(documentNumber) && documentType === receiptType && date <= world.today();
      const order = ordersOf(call).find((candidate) => receiptsOfOrder(candidate, call.language).some(isWanted));
      const receipt = order && receiptsOfOrder(order, call.language).find(isWanted);
      if (!receipt) throw refuse(call, 'notFound', { field: 'documentNumber' });
      const visit = world.visitOf(call);
      if (receiptType !== 'deliverynote' && !visit.seesPrices) throw refuse(call, 'pricedDocument');
      const { receiptPdf } = await import('../files/receiptPaper');
      return {
        name: fileName(receiptType, call.language, { number: receipt.documentNumber }),
        file: await receiptPdf({
          tenant: tenantOf(call),
          language: call.language,
          now: world.now(),
          customer: customerOf(call),
          receipt,
          order: orderInLanguage(visit, order),
        }),
      };
    },
  };
}
