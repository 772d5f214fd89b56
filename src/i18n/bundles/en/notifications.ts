// Written from textBundles.ts by `npm run gen`.
import notification from '../../messages/en/notification.json';
import document from '../../messages/en/document.json';

export const messages = { ...notification, ...document };
