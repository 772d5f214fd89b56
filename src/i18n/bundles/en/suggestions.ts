// Written from textBundles.ts by `npm run gen`.
import shellSuggestions from '../../messages/en/shell-suggestions.json';

export const messages = { ...shellSuggestions };
