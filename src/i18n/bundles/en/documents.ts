// Written from textBundles.ts by `npm run gen`.
import document from '../../messages/en/document.json';

export const messages = { ...document };
