import app from './en/app.json';
import error from './en/error.json';
import screen from './en/screen.json';

import type { Messages } from '../messageKey';

/** The English catalogue; a missing key does not compile. */
export const messages: Messages = {
  ...app,
  ...error,
  ...screen,
};
