// Written from textBundles.ts by `npm run gen`.
import screenLogout from '../../messages/de/screen-logout.json';

export const messages = { ...screenLogout };
