import app from './it/app.json';
import error from './it/error.json';
import screen from './it/screen.json';

import type { Messages } from '../messageKey';

/** The Italian catalogue; a missing key does not compile. */
export const messages: Messages = {
  ...app,
  ...error,
  ...screen,
};
