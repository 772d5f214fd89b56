// Written from textBundles.ts by `npm run gen`.
import label from '../../messages/it/label.json';

export const messages = { ...label };
