import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/jobs/:job',
  title: 'app.title.job',
  access: 'anyone',
  texts: ['content', 'job'],
  fetchAhead: 'ahead.ts',
};
