// Written from textBundles.ts by `npm run gen`.
import fairs from '../../messages/de/fairs.json';

export const messages = { ...fairs };
