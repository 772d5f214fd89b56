import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/wrong-tenant',
  title: 'app.title.wrongTenant',
  access: 'anyone',
  texts: ['smallParts'],
};
