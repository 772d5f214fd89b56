import type { ScreenDeclaration } from '../../connected/screen/screen';

export const screen: ScreenDeclaration = {
  path: '/my/label-prints',
  title: 'app.title.labels',
  access: 'customer',
  texts: ['labels', 'forms', 'numbers'],
  fetchAhead: 'ahead.ts',
};
