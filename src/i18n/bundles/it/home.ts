// Written from textBundles.ts by `npm run gen`.
import home from '../../messages/it/home.json';
import market from '../../messages/it/market.json';
import waitingCount from '../../messages/it/waitingCount.json';

export const messages = { ...home, ...market, ...waitingCount };
