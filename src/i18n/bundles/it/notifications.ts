// Written from textBundles.ts by `npm run gen`.
import notification from '../../messages/it/notification.json';
import document from '../../messages/it/document.json';

export const messages = { ...notification, ...document };
