// Written from textBundles.ts by `npm run gen`.
import colleague from '../../messages/de/colleague.json';

export const messages = { ...colleague };
