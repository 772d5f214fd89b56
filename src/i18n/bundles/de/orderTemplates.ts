// Written from textBundles.ts by `npm run gen`.
import orderTemplate from '../../messages/de/orderTemplate.json';

export const messages = { ...orderTemplate };
