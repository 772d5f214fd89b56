// Written from textBundles.ts by `npm run gen`.
import notification from '../../messages/de/notification.json';

export const messages = { ...notification };
