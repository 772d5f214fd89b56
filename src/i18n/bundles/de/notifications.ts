// Written from textBundles.ts by `npm run gen`.
import notification from '../../messages/de/notification.json';
import document from '../../messages/de/document.json';

export const messages = { ...notification, ...document };
