import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/my/label-prints',
  title: 'app.title.labels',
  access: 'customer',
  texts: ['labels', 'forms', 'numbers'],
  fetchAhead: 'ahead.ts',
};
