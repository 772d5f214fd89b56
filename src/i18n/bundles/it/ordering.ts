// Written from textBundles.ts by `npm run gen`.
import cart from '../../messages/it/cart.json';
import checkout from '../../messages/it/checkout.json';
import delivery from '../../messages/it/delivery.json';
import order from '../../messages/it/order.json';

export const messages = { ...cart, ...checkout, ...delivery, ...order };
