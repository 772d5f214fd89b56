// Written from textBundles.ts by `npm run gen`.
import shellSlow from '../../messages/de/shell-slow.json';

export const messages = { ...shellSlow };
