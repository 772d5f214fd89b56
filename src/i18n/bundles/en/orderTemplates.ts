// Written from textBundles.ts by `npm run gen`.
import orderTemplate from '../../messages/en/orderTemplate.json';
import labelTool from '../../messages/en/labelTool.json';

export const messages = { ...orderTemplate, ...labelTool };
