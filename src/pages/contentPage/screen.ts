import type { ScreenDeclaration } from '../../connected/screen/screen';

export const screen: ScreenDeclaration = {
  path: '/page/*',
  shop: 'both',
  title: 'app.title.contentPage',
  access: 'anyone',
  texts: ['content'],
  fetchAhead: 'ahead.ts',
};
