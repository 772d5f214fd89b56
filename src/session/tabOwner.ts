import { setTabOwner } from '../platform/tabStorage';
import { awaitsLogin, currentSession } from './currentSession';

/**
 * Has the tab keep each text for the user who is signed in. When a session ends by itself the page still is its user's until the login takes
 * its place: what is entered in that moment is theirs, too.
 */
export function keepTextsByUser(): void {
  let last: string | undefined;
  setTabOwner(() => {
    const { user } = currentSession();
    if (user || !awaitsLogin()) last = user?.userId;
    return last;
  });
}
