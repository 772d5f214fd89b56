import { paths } from '#paths.ts';

/** Address of the temperatures of all deliveries. It is this screen's own view, so that the first load doesn't know of it. */
export const temperaturesPath = `${paths.goodsReceived()}?view=temperatures`;
