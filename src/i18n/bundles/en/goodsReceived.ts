// Written from textBundles.ts by `npm run gen`.
import goodsReceived from '../../messages/en/goodsReceived.json';

export const messages = { ...goodsReceived };
