import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/my/goods-received',
  title: 'app.title.goodsReceived',
  access: 'customer',
  texts: ['ordering', 'goodsReceived', 'forms', 'numbers'],
};
