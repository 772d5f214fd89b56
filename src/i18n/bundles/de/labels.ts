// Written from textBundles.ts by `npm run gen`.
import label from '../../messages/de/label.json';

export const messages = { ...label };
