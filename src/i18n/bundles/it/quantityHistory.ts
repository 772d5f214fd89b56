// Written from textBundles.ts by `npm run gen`.
import quantityHistory from '../../messages/it/quantityHistory.json';

export const messages = { ...quantityHistory };
