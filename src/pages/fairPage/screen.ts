import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/messe',
  title: 'app.title.fairPage',
  access: 'anyone',
  texts: ['content'],
  fetchAhead: 'ahead.ts',
};
