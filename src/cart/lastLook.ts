/** Longest time in milliseconds that an order waits for a last look at what is ordered; when it is sent, the cart is read in any case. */
export const lookupTimeoutMs = 5_000;
