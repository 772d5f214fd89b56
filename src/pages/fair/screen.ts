import type { ScreenDeclaration } from '#connected/screen/screen.ts';
import { fairPattern } from '#paths.ts';

/** Frame of a fair, with the screens of `shop: 'fair'` and `'both'` inside. */
export const screen: ScreenDeclaration = {
  path: fairPattern,
  title: 'app.title.fair',
  access: 'customer',
  texts: ['fair'],
  fetchAhead: 'ahead.ts',
};
