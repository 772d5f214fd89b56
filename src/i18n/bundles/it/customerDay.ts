// Written from textBundles.ts by `npm run gen`.
import customerDay from '../../messages/it/customerDay.json';
import shellCustomer from '../../messages/it/shell-customer.json';

export const messages = { ...customerDay, ...shellCustomer };
