// Written from textBundles.ts by `npm run gen`.
import cart from '../../messages/en/cart.json';
import checkout from '../../messages/en/checkout.json';
import delivery from '../../messages/en/delivery.json';
import order from '../../messages/en/order.json';

export const messages = { ...cart, ...checkout, ...delivery, ...order };
