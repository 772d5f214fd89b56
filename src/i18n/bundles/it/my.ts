// Written from textBundles.ts by `npm run gen`.
import document from '../../messages/it/document.json';
import inventory from '../../messages/it/inventory.json';
import receipt from '../../messages/it/receipt.json';
import waitingCount from '../../messages/it/waitingCount.json';
import templateFilling from '../../messages/it/templateFilling.json';

export const messages = { ...document, ...inventory, ...receipt, ...waitingCount, ...templateFilling };
