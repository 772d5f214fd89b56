import app from './en/app.json';
import cart from './en/cart.json';
import checkout from './en/checkout.json';
import customer from './en/customer.json';
import delivery from './en/delivery.json';
import error from './en/error.json';
import fair from './en/fair.json';
import feedback from './en/feedback.json';
import home from './en/home.json';
import order from './en/order.json';
import price from './en/price.json';
import product from './en/product.json';
import quantity from './en/quantity.json';
import screen from './en/screen.json';
import search from './en/search.json';
import shell from './en/shell.json';

import type { Messages } from '../messageKey';

/** The English catalogue; a missing key does not compile. */
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
