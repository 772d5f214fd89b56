// Written from textBundles.ts by `npm run gen`.
import chat from '../../messages/it/chat.json';

export const messages = { ...chat };
