// Written from textBundles.ts by `npm run gen`.
import error from '../../messages/de/error.json';
import home from '../../messages/de/home.json';
import market from '../../messages/de/market.json';
import shellCategories from '../../messages/de/shell-categories.json';
import tools from '../../messages/de/tools.json';
import waitingCount from '../../messages/de/waitingCount.json';

export const messages = { ...error, ...home, ...market, ...shellCategories, ...tools, ...waitingCount };
