// Written from textBundles.ts by `npm run gen`.
import colleague from '../../messages/it/colleague.json';

export const messages = { ...colleague };
