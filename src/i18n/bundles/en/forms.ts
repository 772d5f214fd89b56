// Written from textBundles.ts by `npm run gen`.
import field from '../../messages/en/field.json';

export const messages = { ...field };
