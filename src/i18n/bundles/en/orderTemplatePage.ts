// Written from textBundles.ts by `npm run gen`.
import orderTemplatePage from '../../messages/en/orderTemplatePage.json';

export const messages = { ...orderTemplatePage };
