// Written from textBundles.ts by `npm run gen`.
import tools from '../../messages/de/tools.json';

export const messages = { ...tools };
