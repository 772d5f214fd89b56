// Written from textBundles.ts by `npm run gen`.
import cart from '../../messages/de/cart.json';
import checkout from '../../messages/de/checkout.json';
import delivery from '../../messages/de/delivery.json';
import order from '../../messages/de/order.json';

export const messages = { ...cart, ...checkout, ...delivery, ...order };
