// Written from textBundles.ts by `npm run gen`.
import field from '../../messages/en/field.json';
import scan from '../../messages/en/scan.json';

export const messages = { ...field, ...scan };
