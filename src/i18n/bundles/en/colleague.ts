// Written from textBundles.ts by `npm run gen`.
import colleague from '../../messages/en/colleague.json';

export const messages = { ...colleague };
