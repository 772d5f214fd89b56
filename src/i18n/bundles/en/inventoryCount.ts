// Written from textBundles.ts by `npm run gen`.
import inventoryCount from '../../messages/en/inventoryCount.json';

export const messages = { ...inventoryCount };
