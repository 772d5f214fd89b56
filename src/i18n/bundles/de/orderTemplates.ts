// Written from textBundles.ts by `npm run gen`.
import orderTemplate from '../../messages/de/orderTemplate.json';
import labelTool from '../../messages/de/labelTool.json';

export const messages = { ...orderTemplate, ...labelTool };
