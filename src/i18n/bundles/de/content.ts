// Written from textBundles.ts by `npm run gen`.
import content from '../../messages/de/content.json';

export const messages = { ...content };
