import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/my/deletedInventories',
  title: 'app.title.deletedInventories',
  access: 'customer',
  texts: ['my'],
  fetchAhead: 'ahead.ts',
};
