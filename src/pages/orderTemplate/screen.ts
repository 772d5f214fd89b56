import type { ScreenDeclaration } from '../../connected/screen/screen';

// Nothing is asked for ahead: what the details tell, they tell only once.
export const screen: ScreenDeclaration = {
  path: '/my/ordertemplates/:templateId',
  title: 'app.title.orderTemplate',
  access: 'customer',
  texts: ['orderTemplatePage', 'ordering', 'forms'],
};
