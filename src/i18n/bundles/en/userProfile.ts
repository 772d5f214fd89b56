// Written from textBundles.ts by `npm run gen`.
import userProfile from '../../messages/en/userProfile.json';

export const messages = { ...userProfile };
