import { pageComponent } from './pages';
import { screensAt } from './screenAt';

/** Fetches the code of the screens behind a path of the shop, so that they are shown at once. Never rejects: a failure shows on the screen. */
export async function fetchScreen(pathname: string): Promise<void> {
  await Promise.all(screensAt(pathname).map(async (screen) => pageComponent(screen).fetch()));
}
