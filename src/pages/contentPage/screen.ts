import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/page/*',
  shop: 'both',
  title: 'app.title.contentPage',
  access: 'anyone',
  texts: ['content'],
  fetchAhead: 'ahead.ts',
};
