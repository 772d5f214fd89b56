// Written from textBundles.ts by `npm run gen`.
import field from '../../messages/de/field.json';
import scan from '../../messages/de/scan.json';

export const messages = { ...field, ...scan };
