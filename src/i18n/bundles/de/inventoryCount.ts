// Written from textBundles.ts by `npm run gen`.
import inventoryCount from '../../messages/de/inventoryCount.json';

export const messages = { ...inventoryCount };
