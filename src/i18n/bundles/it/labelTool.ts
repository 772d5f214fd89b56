// Written from textBundles.ts by `npm run gen`.
import labelTool from '../../messages/it/labelTool.json';

export const messages = { ...labelTool };
