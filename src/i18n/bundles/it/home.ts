// Written from textBundles.ts by `npm run gen`.
import error from '../../messages/it/error.json';
import home from '../../messages/it/home.json';
import market from '../../messages/it/market.json';
import shellCategories from '../../messages/it/shell-categories.json';
import tools from '../../messages/it/tools.json';
import waitingCount from '../../messages/it/waitingCount.json';

export const messages = { ...error, ...home, ...market, ...shellCategories, ...tools, ...waitingCount };
