// Written from textBundles.ts by `npm run gen`.
import label from '../../messages/en/label.json';

export const messages = { ...label };
