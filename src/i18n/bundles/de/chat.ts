// Written from textBundles.ts by `npm run gen`.
import chat from '../../messages/de/chat.json';

export const messages = { ...chat };
