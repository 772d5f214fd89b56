// Written from textBundles.ts by `npm run gen`.
import labelTool from '../../messages/en/labelTool.json';

export const messages = { ...labelTool };
