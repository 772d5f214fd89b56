import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/my/customers',
  title: 'app.title.customers',
  access: 'user',
  texts: ['customers'],
  fetchAhead: 'ahead.ts',
};
