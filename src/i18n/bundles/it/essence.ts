// Written from textBundles.ts by `npm run gen`.
import essence from '../../messages/it/essence.json';

export const messages = { ...essence };
