/** Why an order was not placed, or not known to be. What was typed is kept in every case. */
export type SubmitProblem =
  /** The order list was asked and has no such order: trying again is safe. */
  | { readonly kind: 'lost' }
  /** Neither the answer nor the order list could be had; trying again is safe all the same. */
  | { readonly kind: 'unknown' }
  /** Nothing was sent. */
  | { readonly kind: 'notSent' }
  /** The session has ended. */
  | { readonly kind: 'signedOut' }
  /** The server does not accept the day, the address, the unloading area or a recipient (any more), or doesn't say which of them. */
  | { readonly kind: 'day' | 'address' | 'area' | 'mail' | 'invalid' }
  /** The user may not order for this customer (any more). */
  | { readonly kind: 'forbidden' }
  /** The server is too busy to take the order now. */
  | { readonly kind: 'tooMany' }
  /** The fair has ended meanwhile. */
  | { readonly kind: 'fairEnded' }
  /** A product's own deadline or minimum stands against it: the user looks at the cart. */
  | { readonly kind: 'lines' }
  /** The fair's order limit is reached (P§8 "Sub-shop"). */
  | { readonly kind: 'orderLimit' }
  /** The server refused for another reason. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'cartChanged' }
  /** Somebody else has changed the cart; what is different is shown beside it. */
  | { readonly kind: 'differs' }
  | { readonly kind: 'cartEmpty' }
  /** The cart was ordered elsewhere just now, most probably with this order. */
  | { readonly kind: 'orderedElsewhere'; readonly orderId: string; readonly orderHref: string }
  /** Another tab tried to submit this cart. */
  | { readonly kind: 'elsewhere' }
  /** An earlier attempt did place an order; the cart has got new lines since. */
  | { readonly kind: 'placedBefore'; readonly orderId: string; readonly orderHref: string };
