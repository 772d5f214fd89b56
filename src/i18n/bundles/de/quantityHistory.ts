// Written from textBundles.ts by `npm run gen`.
import quantityHistory from '../../messages/de/quantityHistory.json';

export const messages = { ...quantityHistory };
