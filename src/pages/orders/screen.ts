import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/my/orders',
  title: 'app.title.orders',
  access: 'customer',
  texts: ['ordering'],
  fetchAhead: 'ahead.ts',
};
