// Written from textBundles.ts by `npm run gen`.
import tools from '../../messages/it/tools.json';

export const messages = { ...tools };
