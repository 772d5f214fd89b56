// Written from textBundles.ts by `npm run gen`.
import labelTool from '../../messages/de/labelTool.json';

export const messages = { ...labelTool };
