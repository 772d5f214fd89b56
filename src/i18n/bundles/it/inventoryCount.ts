// Written from textBundles.ts by `npm run gen`.
import inventoryCount from '../../messages/it/inventoryCount.json';

export const messages = { ...inventoryCount };
