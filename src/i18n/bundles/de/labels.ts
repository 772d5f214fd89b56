// Written from textBundles.ts by `npm run gen`.
import label from '../../messages/de/label.json';
import labelTool from '../../messages/de/labelTool.json';

export const messages = { ...label, ...labelTool };
