// Written from textBundles.ts by `npm run gen`.
import fairs from '../../messages/en/fairs.json';

export const messages = { ...fairs };
