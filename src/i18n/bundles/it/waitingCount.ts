// Written from textBundles.ts by `npm run gen`.
import waitingCount from '../../messages/it/waitingCount.json';

export const messages = { ...waitingCount };
