// Written from textBundles.ts by `npm run gen`.
import chat from '../../messages/en/chat.json';

export const messages = { ...chat };
