import type { ScreenDeclaration } from '../../connected/screen/screen';
import { fairPattern } from '../../paths';

/** The frame of a fair, in which the screens with `shop: 'fair'` and `'both'` are shown. */
export const screen: ScreenDeclaration = {
  path: fairPattern,
  title: 'app.title.fair',
  access: 'customer',
  texts: ['fair'],
  fetchAhead: 'ahead.ts',
};
