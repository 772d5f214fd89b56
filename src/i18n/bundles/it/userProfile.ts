// Written from textBundles.ts by `npm run gen`.
import userProfile from '../../messages/it/userProfile.json';

export const messages = { ...userProfile };
