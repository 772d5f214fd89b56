// Written from textBundles.ts by `npm run gen`.
import orderSheet from '../../messages/de/orderSheet.json';

export const messages = { ...orderSheet };
