import type { ScreenDeclaration } from '../../connected/screen/screen';

export const screen: ScreenDeclaration = {
  path: '/essential-products',
  title: 'app.title.essentialProducts',
  access: 'customer',
};
