// Written from textBundles.ts by `npm run gen`.
import orderTemplate from '../../messages/it/orderTemplate.json';
import orderTemplatePage from '../../messages/it/orderTemplatePage.json';
import orderTemplates from '../../messages/it/orderTemplates.json';

export const messages = { ...orderTemplate, ...orderTemplatePage, ...orderTemplates };
