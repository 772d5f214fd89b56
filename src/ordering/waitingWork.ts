import { waitingDeliveriesOf, waitingSheetsOf, waitingWatchesOf, type WaitingOnDevice } from '#domain/order/waitingWork.ts';
import { deviceStorage } from '#platform/textStorage.ts';
import { orderSheetNames, receivedNames, restockNames } from '#session/deviceStorage.ts';

const keptUnder = (start: string) =>
  deviceStorage.names(start).map((name) => [name.slice(start.length), deviceStorage.read(name)] as const);

/** Work on this device that is deleted when the user signs out, beside unsent counts. */
export const readWaitingWork = (userId: string): Readonly<Record<'deliveries' | 'sheets' | 'watches', WaitingOnDevice>> => ({
  deliveries: waitingDeliveriesOf(keptUnder(receivedNames), userId),
  sheets: waitingSheetsOf(keptUnder(orderSheetNames), userId),
  watches: waitingWatchesOf(keptUnder(restockNames), userId),
});
