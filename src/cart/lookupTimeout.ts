/** Maximum time in milliseconds that an order waits for a final check of its products; the cart is read in any case. */
export const lookupTimeoutMs = 5_000;
