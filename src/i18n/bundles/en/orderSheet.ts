// Written from textBundles.ts by `npm run gen`.
import orderSheet from '../../messages/en/orderSheet.json';

export const messages = { ...orderSheet };
