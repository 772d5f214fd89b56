// Written from textBundles.ts by `npm run gen`.
import label from '../../messages/en/label.json';
import labelTool from '../../messages/en/labelTool.json';

export const messages = { ...label, ...labelTool };
