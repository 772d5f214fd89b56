// Written from textBundles.ts by `npm run gen`.
import appBanner from '../../messages/en/appBanner.json';
import languageOffer from '../../messages/en/languageOffer.json';
import quantityLarge from '../../messages/en/quantity-large.json';
import release from '../../messages/en/release.json';
import shellCustomer from '../../messages/en/shell-customer.json';
import shellPrint from '../../messages/en/shell-print.json';
import shellSlow from '../../messages/en/shell-slow.json';

export const messages = { ...appBanner, ...languageOffer, ...quantityLarge, ...release, ...shellCustomer, ...shellPrint, ...shellSlow };
