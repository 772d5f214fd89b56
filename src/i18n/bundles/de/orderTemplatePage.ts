// Written from textBundles.ts by `npm run gen`.
import orderTemplate from '../../messages/de/orderTemplate.json';
import orderTemplatePage from '../../messages/de/orderTemplatePage.json';
import orderTemplates from '../../messages/de/orderTemplates.json';

export const messages = { ...orderTemplate, ...orderTemplatePage, ...orderTemplates };
