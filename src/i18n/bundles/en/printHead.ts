// Written from textBundles.ts by `npm run gen`.
import shellPrint from '../../messages/en/shell-print.json';

export const messages = { ...shellPrint };
