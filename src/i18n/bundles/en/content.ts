// Written from textBundles.ts by `npm run gen`.
import content from '../../messages/en/content.json';

export const messages = { ...content };
