// Written from textBundles.ts by `npm run gen`.
import essence from '../../messages/de/essence.json';

export const messages = { ...essence };
