import type { ScreenDeclaration } from '../../connected/screen/screen';

export const screen: ScreenDeclaration = {
  path: '/my/ordertemplates/:templateId',
  title: 'app.title.orderTemplate',
  access: 'customer',
};
