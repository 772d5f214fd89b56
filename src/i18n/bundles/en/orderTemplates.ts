// Written from textBundles.ts by `npm run gen`.
import orderTemplate from '../../messages/en/orderTemplate.json';

export const messages = { ...orderTemplate };
