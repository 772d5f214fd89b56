// Written from textBundles.ts by `npm run gen`.
import goodsReceived from '../../messages/it/goodsReceived.json';

export const messages = { ...goodsReceived };
