import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/my/notification-center',
  title: 'app.title.notifications',
  access: 'customer',
  texts: ['notifications', 'ordering'],
  fetchAhead: 'ahead.ts',
};
