// Written from textBundles.ts by `npm run gen`.
import content from '../../messages/it/content.json';

export const messages = { ...content };
