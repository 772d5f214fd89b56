// Written from textBundles.ts by `npm run gen`.
import error from '../../messages/de/error.json';
import home from '../../messages/de/home.json';
import market from '../../messages/de/market.json';
import waitingCount from '../../messages/de/waitingCount.json';

export const messages = { ...error, ...home, ...market, ...waitingCount };
