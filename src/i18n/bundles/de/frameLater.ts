// Written from textBundles.ts by `npm run gen`.
import appBanner from '../../messages/de/appBanner.json';
import languageOffer from '../../messages/de/languageOffer.json';
import quantityLarge from '../../messages/de/quantity-large.json';
import release from '../../messages/de/release.json';
import shellCustomer from '../../messages/de/shell-customer.json';
import shellPrint from '../../messages/de/shell-print.json';
import shellSlow from '../../messages/de/shell-slow.json';

export const messages = { ...appBanner, ...languageOffer, ...quantityLarge, ...release, ...shellCustomer, ...shellPrint, ...shellSlow };
