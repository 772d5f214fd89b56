// Written from textBundles.ts by `npm run gen`.
import shellPrint from '../../messages/it/shell-print.json';

export const messages = { ...shellPrint };
