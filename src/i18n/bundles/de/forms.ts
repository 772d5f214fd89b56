// Written from textBundles.ts by `npm run gen`.
import field from '../../messages/de/field.json';

export const messages = { ...field };
