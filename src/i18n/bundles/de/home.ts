// Written from textBundles.ts by `npm run gen`.
import home from '../../messages/de/home.json';
import market from '../../messages/de/market.json';
import waitingCount from '../../messages/de/waitingCount.json';

export const messages = { ...home, ...market, ...waitingCount };
