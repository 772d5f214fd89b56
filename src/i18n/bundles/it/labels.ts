// Written from textBundles.ts by `npm run gen`.
import label from '../../messages/it/label.json';
import labelTool from '../../messages/it/labelTool.json';

export const messages = { ...label, ...labelTool };
