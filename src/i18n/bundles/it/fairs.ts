// Written from textBundles.ts by `npm run gen`.
import fairs from '../../messages/it/fairs.json';

export const messages = { ...fairs };
