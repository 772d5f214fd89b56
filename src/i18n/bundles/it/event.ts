// Written from textBundles.ts by `npm run gen`.
import event from '../../messages/it/event.json';

export const messages = { ...event };
