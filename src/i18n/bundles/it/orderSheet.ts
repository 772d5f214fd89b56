// Written from textBundles.ts by `npm run gen`.
import orderSheet from '../../messages/it/orderSheet.json';

export const messages = { ...orderSheet };
