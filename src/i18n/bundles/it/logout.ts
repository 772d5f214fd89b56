// Written from textBundles.ts by `npm run gen`.
import screenLogout from '../../messages/it/screen-logout.json';

export const messages = { ...screenLogout };
