// Written from textBundles.ts by `npm run gen`.
import tools from '../../messages/en/tools.json';

export const messages = { ...tools };
