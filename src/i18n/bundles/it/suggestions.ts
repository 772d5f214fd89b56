// Written from textBundles.ts by `npm run gen`.
import shellSuggestions from '../../messages/it/shell-suggestions.json';

export const messages = { ...shellSuggestions };
