// Written from textBundles.ts by `npm run gen`.
import event from '../../messages/en/event.json';

export const messages = { ...event };
