import type { MessageKey } from '../i18n/messageKey';

/** What the frame has to know of a screen. */
export interface RouteHandle {
  /** Title of the tab and name of the screen for assistive technology. */
  readonly title: MessageKey;
  /**
   * Who may see it: `visitor` anybody, `user` somebody who is logged in, `customer` somebody who has chosen a customer too,
   * `outside` anybody in any state, even in the wrong tenant's shop.
   */
  readonly access: 'visitor' | 'user' | 'customer' | 'outside';
}
