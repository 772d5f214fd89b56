// Written from textBundles.ts by `npm run gen`.
import error from '../../messages/en/error.json';
import home from '../../messages/en/home.json';
import market from '../../messages/en/market.json';
import waitingCount from '../../messages/en/waitingCount.json';

export const messages = { ...error, ...home, ...market, ...waitingCount };
