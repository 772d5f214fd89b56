// Written from textBundles.ts by `npm run gen`.
import waitingCount from '../../messages/en/waitingCount.json';

export const messages = { ...waitingCount };
