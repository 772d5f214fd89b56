// Written from textBundles.ts by `npm run gen`.
import receiptSearch from '../../messages/en/receiptSearch.json';
import field from '../../messages/en/field.json';

export const messages = { ...receiptSearch, ...field };
