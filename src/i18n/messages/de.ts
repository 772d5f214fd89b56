import app from './de/app.json';
import cart from './de/cart.json';
import checkout from './de/checkout.json';
import customer from './de/customer.json';
import delivery from './de/delivery.json';
import error from './de/error.json';
import fair from './de/fair.json';
import feedback from './de/feedback.json';
import home from './de/home.json';
import order from './de/order.json';
import price from './de/price.json';
import product from './de/product.json';
import quantity from './de/quantity.json';
import screen from './de/screen.json';
import search from './de/search.json';
import shell from './de/shell.json';

/** The German catalogue: the source of keys and the fallback language. */
export const messages = {
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
