// Written from textBundles.ts by `npm run gen`.
import goodsReceived from '../../messages/de/goodsReceived.json';

export const messages = { ...goodsReceived };
