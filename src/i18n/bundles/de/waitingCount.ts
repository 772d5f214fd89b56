// Written from textBundles.ts by `npm run gen`.
import waitingCount from '../../messages/de/waitingCount.json';

export const messages = { ...waitingCount };
