// Written from textBundles.ts by `npm run gen`.
import orderTemplate from '../../messages/en/orderTemplate.json';
import orderTemplatePage from '../../messages/en/orderTemplatePage.json';
import orderTemplates from '../../messages/en/orderTemplates.json';

export const messages = { ...orderTemplate, ...orderTemplatePage, ...orderTemplates };
