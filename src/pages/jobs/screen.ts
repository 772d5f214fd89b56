import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/jobs',
  title: 'app.title.jobs',
  access: 'anyone',
  texts: ['content', 'job'],
  fetchAhead: 'ahead.ts',
};
