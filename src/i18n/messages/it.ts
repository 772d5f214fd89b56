import app from './it/app.json';
import cart from './it/cart.json';
import checkout from './it/checkout.json';
import customer from './it/customer.json';
import delivery from './it/delivery.json';
import error from './it/error.json';
import fair from './it/fair.json';
import feedback from './it/feedback.json';
import home from './it/home.json';
import order from './it/order.json';
import price from './it/price.json';
import product from './it/product.json';
import quantity from './it/quantity.json';
import screen from './it/screen.json';
import search from './it/search.json';
import shell from './it/shell.json';

import type { Messages } from '../messageKey';

/** The Italian catalogue; a missing key does not compile. */
export const messages: Messages = {
  ...app,
  ...cart,
  ...checkout,
  ...customer,
  ...delivery,
  ...error,
  ...fair,
  ...feedback,
  ...home,
  ...order,
  ...price,
  ...product,
  ...quantity,
  ...screen,
  ...search,
  ...shell,
};
