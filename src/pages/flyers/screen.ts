import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/flyers',
  title: 'app.title.flyers',
  access: 'anyone',
  texts: ['content'],
  fetchAhead: 'ahead.ts',
};
