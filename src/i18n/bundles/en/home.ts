// Written from textBundles.ts by `npm run gen`.
import error from '../../messages/en/error.json';
import home from '../../messages/en/home.json';
import market from '../../messages/en/market.json';
import shellCategories from '../../messages/en/shell-categories.json';
import tools from '../../messages/en/tools.json';
import waitingCount from '../../messages/en/waitingCount.json';

export const messages = { ...error, ...home, ...market, ...shellCategories, ...tools, ...waitingCount };
