// Written from textBundles.ts by `npm run gen`.
import appBanner from '../../messages/en/appBanner.json';
import chat from '../../messages/en/chat.json';
import languageOffer from '../../messages/en/languageOffer.json';
import productPurchases from '../../messages/en/product-purchases.json';
import quantityLarge from '../../messages/en/quantity-large.json';
import release from '../../messages/en/release.json';
import restock from '../../messages/en/restock.json';
import screenMissing from '../../messages/en/screen-missing.json';
import searchFilters from '../../messages/en/search-filters.json';
import searchRestriction from '../../messages/en/search-restriction.json';
import shellCategories from '../../messages/en/shell-categories.json';
import shellCustomer from '../../messages/en/shell-customer.json';
import shellPrint from '../../messages/en/shell-print.json';
import shellSlow from '../../messages/en/shell-slow.json';
import shellSuggestions from '../../messages/en/shell-suggestions.json';

export const messages = { ...appBanner, ...chat, ...languageOffer, ...productPurchases, ...quantityLarge, ...release, ...restock, ...screenMissing, ...searchFilters, ...searchRestriction, ...shellCategories, ...shellCustomer, ...shellPrint, ...shellSlow, ...shellSuggestions };
