import { setTabOwner } from '#platform/storedNames.ts';
import { awaitsLogin, currentSession } from './currentSession';

/**
 * Makes the tab store texts per signed-in user. When a session ends by itself the page is still its user's until the redirect to the
 * login: input at that time is theirs, too.
 */
export function keepTextsByUser(): void {
  let last: string | undefined;
  setTabOwner(() => {
    const { user } = currentSession();
    if (user || !awaitsLogin()) last = user?.userId;
    return last;
  });
}
