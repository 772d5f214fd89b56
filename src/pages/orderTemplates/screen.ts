import type { ScreenDeclaration } from '#connected/screen/screen.ts';

export const screen: ScreenDeclaration = {
  path: '/my/ordertemplates',
  title: 'app.title.orderTemplates',
  access: 'customer',
  texts: ['orderTemplatePage', 'forms'],
  fetchAhead: 'ahead.ts',
};
