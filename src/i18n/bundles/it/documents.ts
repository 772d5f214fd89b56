// Written from textBundles.ts by `npm run gen`.
import document from '../../messages/it/document.json';

export const messages = { ...document };
