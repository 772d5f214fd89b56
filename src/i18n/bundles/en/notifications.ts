// Written from textBundles.ts by `npm run gen`.
import notification from '../../messages/en/notification.json';

export const messages = { ...notification };
