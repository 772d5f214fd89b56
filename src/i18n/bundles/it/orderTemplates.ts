// Written from textBundles.ts by `npm run gen`.
import orderTemplate from '../../messages/it/orderTemplate.json';
import labelTool from '../../messages/it/labelTool.json';

export const messages = { ...orderTemplate, ...labelTool };
