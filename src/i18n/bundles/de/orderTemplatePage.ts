// Written from textBundles.ts by `npm run gen`.
import orderTemplatePage from '../../messages/de/orderTemplatePage.json';

export const messages = { ...orderTemplatePage };
