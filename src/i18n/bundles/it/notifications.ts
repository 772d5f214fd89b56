// Written from textBundles.ts by `npm run gen`.
import notification from '../../messages/it/notification.json';

export const messages = { ...notification };
