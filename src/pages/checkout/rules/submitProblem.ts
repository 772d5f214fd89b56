/** Why an order was not placed, or not known to be. Input is kept in every case. */
export type SubmitProblem =
  /** The order list has no such order: a retry is safe. */
  | { readonly kind: 'lost' }
  /** Neither the answer nor the order list arrived; a retry is safe nevertheless. */
  | { readonly kind: 'unknown' }
  /** Nothing was sent. */
  | { readonly kind: 'notSent' }
  /** The session has ended. */
  | { readonly kind: 'signedOut' }
  /** The server rejects the day, address, unloading area or a recipient, or doesn't say which. */
  | { readonly kind: 'day' | 'address' | 'area' | 'mail' | 'invalid' }
  /** The user may not order for this customer, or no longer. */
  | { readonly kind: 'forbidden' }
  /** The server is too busy for the order now. */
  | { readonly kind: 'tooMany' }
  /** The fair has ended meanwhile. */
  | { readonly kind: 'fairEnded' }
  /** A product's own deadline or minimum prevents it: the user has to check the cart. */
  | { readonly kind: 'lines' }
  /** The fair's order limit is reached (P§8 "Sub-shop"). */
  | { readonly kind: 'orderLimit' }
  /** Refused for another reason. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'cartChanged' }
  /** A colleague has changed the cart; the differences are shown beside it. */
  | { readonly kind: 'differs' }
  | { readonly kind: 'cartEmpty' }
  /** The cart was just ordered elsewhere, most probably with this order. */
  | { readonly kind: 'orderedElsewhere'; readonly orderId: string; readonly orderHref: string }
  /** Another tab tried to submit this cart. */
  | { readonly kind: 'elsewhere' }
  /** An earlier attempt placed an order; the cart has new lines since. */
  | { readonly kind: 'placedBefore'; readonly orderId: string; readonly orderHref: string };
