import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/subshop/promotions',
  title: 'app.title.fairs',
  access: 'customer',
  texts: ['fair', 'fairs'],
  fetchAhead: 'ahead.ts',
};
