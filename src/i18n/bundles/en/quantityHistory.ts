// Written from textBundles.ts by `npm run gen`.
import quantityHistory from '../../messages/en/quantityHistory.json';

export const messages = { ...quantityHistory };
