// Written from textBundles.ts by `npm run gen`.
import essence from '../../messages/en/essence.json';

export const messages = { ...essence };
