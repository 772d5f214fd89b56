import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/my/orders/detail/:orderId',
  title: 'app.title.order',
  access: 'user',
  texts: ['ordering'],
  fetchAhead: 'ahead.ts',
};
