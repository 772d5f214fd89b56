/** Called with each move through the history; set by `overlayHistory`, which is loaded with the first overlay. */
export const overlayMoves: { onMove?(event: PopStateEvent): void } = {};

// Chromium calls the window's listeners in the order of registration, capturing or not. So this one has to be
// registered before the router's.
window.addEventListener('popstate', (event) => overlayMoves.onMove?.(event), { capture: true });
