// Written from textBundles.ts by `npm run gen`.
import home from '../../messages/en/home.json';
import market from '../../messages/en/market.json';
import waitingCount from '../../messages/en/waitingCount.json';

export const messages = { ...home, ...market, ...waitingCount };
