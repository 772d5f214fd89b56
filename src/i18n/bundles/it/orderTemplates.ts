// Written from textBundles.ts by `npm run gen`.
import orderTemplate from '../../messages/it/orderTemplate.json';

export const messages = { ...orderTemplate };
