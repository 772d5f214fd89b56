import app from './de/app.json';
import error from './de/error.json';
import screen from './de/screen.json';

/** The German catalogue: the source of keys and the fallback language. */
export const messages = {
  ...app,
  ...error,
  ...screen,
};
