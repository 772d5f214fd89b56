// Written from textBundles.ts by `npm run gen`.
import appBanner from '../../messages/it/appBanner.json';
import chat from '../../messages/it/chat.json';
import languageOffer from '../../messages/it/languageOffer.json';
import productPurchases from '../../messages/it/product-purchases.json';
import quantityLarge from '../../messages/it/quantity-large.json';
import release from '../../messages/it/release.json';
import restock from '../../messages/it/restock.json';
import screenMissing from '../../messages/it/screen-missing.json';
import searchFilters from '../../messages/it/search-filters.json';
import searchRestriction from '../../messages/it/search-restriction.json';
import shellCategories from '../../messages/it/shell-categories.json';
import shellCustomer from '../../messages/it/shell-customer.json';
import shellPrint from '../../messages/it/shell-print.json';
import shellSlow from '../../messages/it/shell-slow.json';
import shellSuggestions from '../../messages/it/shell-suggestions.json';

export const messages = { ...appBanner, ...chat, ...languageOffer, ...productPurchases, ...quantityLarge, ...release, ...restock, ...screenMissing, ...searchFilters, ...searchRestriction, ...shellCategories, ...shellCustomer, ...shellPrint, ...shellSlow, ...shellSuggestions };
