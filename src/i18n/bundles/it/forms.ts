// Written from textBundles.ts by `npm run gen`.
import field from '../../messages/it/field.json';

export const messages = { ...field };
