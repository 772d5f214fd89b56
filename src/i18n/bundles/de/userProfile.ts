// Written from textBundles.ts by `npm run gen`.
import userProfile from '../../messages/de/userProfile.json';

export const messages = { ...userProfile };
