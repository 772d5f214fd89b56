import type { ScreenDeclaration } from '../../connected/screen/screen';

export const screen: ScreenDeclaration = {
  path: '/my/receipts',
  title: 'app.title.receipts',
  access: 'customer',
  texts: ['my'],
  fetchAhead: 'ahead.ts',
};
