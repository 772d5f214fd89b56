// Written from textBundles.ts by `npm run gen`.
import appBanner from '../../messages/it/appBanner.json';
import languageOffer from '../../messages/it/languageOffer.json';
import quantityLarge from '../../messages/it/quantity-large.json';
import release from '../../messages/it/release.json';
import shellCustomer from '../../messages/it/shell-customer.json';
import shellPrint from '../../messages/it/shell-print.json';
import shellSlow from '../../messages/it/shell-slow.json';

export const messages = { ...appBanner, ...languageOffer, ...quantityLarge, ...release, ...shellCustomer, ...shellPrint, ...shellSlow };
