// Written from textBundles.ts by `npm run gen`.
import event from '../../messages/de/event.json';

export const messages = { ...event };
