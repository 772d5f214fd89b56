import type { ScreenDeclaration } from '#connected/screen/screen.ts';

// Nothing is prefetched: the answer reports changes only once.
export const screen: ScreenDeclaration = {
  path: '/my/ordertemplates/:templateId',
  title: 'app.title.orderTemplate',
  access: 'customer',
  texts: ['orderTemplatePage', 'ordering', 'forms'],
};
