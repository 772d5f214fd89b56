import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/contacts',
  title: 'app.title.contacts',
  access: 'anyone',
  texts: ['contact', 'content'],
  fetchAhead: 'ahead.ts',
};
