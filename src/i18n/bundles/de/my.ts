// Written from textBundles.ts by `npm run gen`.
import document from '../../messages/de/document.json';
import inventory from '../../messages/de/inventory.json';
import receipt from '../../messages/de/receipt.json';
import waitingCount from '../../messages/de/waitingCount.json';
import templateFilling from '../../messages/de/templateFilling.json';

export const messages = { ...document, ...inventory, ...receipt, ...waitingCount, ...templateFilling };
