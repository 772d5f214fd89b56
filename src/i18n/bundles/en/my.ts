// Written from textBundles.ts by `npm run gen`.
import document from '../../messages/en/document.json';
import inventory from '../../messages/en/inventory.json';
import receipt from '../../messages/en/receipt.json';
import waitingCount from '../../messages/en/waitingCount.json';
import templateFilling from '../../messages/en/templateFilling.json';

export const messages = { ...document, ...inventory, ...receipt, ...waitingCount, ...templateFilling };
