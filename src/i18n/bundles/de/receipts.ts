// Written from textBundles.ts by `npm run gen`.
import receiptSearch from '../../messages/de/receiptSearch.json';
import field from '../../messages/de/field.json';

export const messages = { ...receiptSearch, ...field };
