// Written from textBundles.ts by `npm run gen`.
import document from '../../messages/de/document.json';

export const messages = { ...document };
