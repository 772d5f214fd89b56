// Written from textBundles.ts by `npm run gen`.
import field from '../../messages/it/field.json';
import scan from '../../messages/it/scan.json';

export const messages = { ...field, ...scan };
