// Written from textBundles.ts by `npm run gen`.
import appBanner from '../../messages/de/appBanner.json';
import chat from '../../messages/de/chat.json';
import languageOffer from '../../messages/de/languageOffer.json';
import productPurchases from '../../messages/de/product-purchases.json';
import quantityLarge from '../../messages/de/quantity-large.json';
import release from '../../messages/de/release.json';
import restock from '../../messages/de/restock.json';
import screenMissing from '../../messages/de/screen-missing.json';
import searchFilters from '../../messages/de/search-filters.json';
import searchRestriction from '../../messages/de/search-restriction.json';
import shellCategories from '../../messages/de/shell-categories.json';
import shellCustomer from '../../messages/de/shell-customer.json';
import shellPrint from '../../messages/de/shell-print.json';
import shellSlow from '../../messages/de/shell-slow.json';
import shellSuggestions from '../../messages/de/shell-suggestions.json';

export const messages = { ...appBanner, ...chat, ...languageOffer, ...productPurchases, ...quantityLarge, ...release, ...restock, ...screenMissing, ...searchFilters, ...searchRestriction, ...shellCategories, ...shellCustomer, ...shellPrint, ...shellSlow, ...shellSuggestions };
