import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/my/spending',
  title: 'app.title.spending',
  access: 'customer',
  needs: 'canSeePrices',
  texts: ['spending'],
};
