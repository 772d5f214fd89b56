import { useShop } from '../shop/ShopProvider';

/**
 * Under which a form's answers are kept for the tab. They are of the person who entered them: who signs in at the same screen later doesn't find
 * another's name and telephone number in it.
 *
 * @param form what tells the form from others
 */
export function useDraftKey(form: string): string {
  const { user } = useShop();
  return user ? `${form}:${user.userId}` : form;
}
